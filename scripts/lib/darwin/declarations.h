// The part of Darwin's C library that our sources call, declared by us with Darwin's types and values (64 bits): enough to
// typecheck, on Linux, what is compiled on macOS. A call that is not here isn't found: add it with the types of its manual page.
#pragma once

typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int pid_t;
typedef int dev_t;
typedef int blksize_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef unsigned long long ino_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef long time_t;
typedef unsigned int useconds_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    unsigned st_flags, st_gen;
    int st_lspare;
    long long st_qspare[2];
};
typedef struct {
    int __dd_fd;
    long __dd_loc;
} DIR;
struct dirent {
    unsigned long long d_ino, d_seekoff;
    unsigned short d_reclen, d_namlen;
    unsigned char d_type;
    char d_name[1024];
};

struct sigaction {
    union {
        void (*__sa_handler)(int);
        void (*__sa_sigaction)(int, void *, void *);
    } __sigaction_u;
    unsigned sa_mask;
    int sa_flags;
};

int sigaction(int, const struct sigaction *, struct sigaction *);
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int faccessat(int, const char *, int, int);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int mkdir(const char *, mode_t);
int unlink(const char *);
int rmdir(const char *);
int rename(const char *, const char *);
ssize_t readlink(const char *, char *, size_t);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int close(int);
int fsync(int);
int flock(int, int);
int usleep(useconds_t);
char *realpath(const char *, char *);
char *strerror(int);
void free(void *);
void exit(int) __attribute__((noreturn));
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
int *__error(void);

#define PATH_MAX 1024
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_FDCWD -2
#define AT_EACCESS 0x0010
#define W_OK 2
#define LOCK_EX 2
#define LOCK_NB 4
#define F_FULLFSYNC 51
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENOSPC 28
#define EROFS 30
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define ENOLCK 77
#define ENOSYS 78
#define EOPNOTSUPP 102
