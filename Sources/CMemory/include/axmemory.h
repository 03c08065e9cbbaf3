/// How the program takes memory from the system.
#ifndef AXMEMORY_H
#define AXMEMORY_H

/// Lets the memory of threads grow in large steps. glibc otherwise asks the system for each page of a thread other than the main
/// one, and meanwhile all threads wait. Other C libraries do not have the option, nor the need.
///
/// A program calls it first of all; a library leaves its host's memory alone.
void axmemory_grow_in_large_steps(void);

#endif
