import AXCommands
import CMemory
import Foundation

axmemory_grow_in_large_steps()
exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
