import Foundation

/// The memory that threads allocate from.
enum ThreadMemory {
    private typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32

    /// `M_TOP_PAD` of glibc: how much more is asked of the system than is needed.
    private static let padding: Int32 = -2
    /// In bytes. What is not used costs nothing.
    private static let step: Int32 = 16 << 20

    /// Lets the memory of threads grow in large steps. glibc otherwise asks the system for each page of a thread other than the
    /// main one, and meanwhile all threads wait. Other C libraries do not have the option, nor the need.
    static func growInLargeSteps() {
        guard let program = dlopen(nil, RTLD_NOW), let mallopt = dlsym(program, "mallopt") else { return }
        _ = unsafeBitCast(mallopt, to: SetOption.self)(padding, step)
    }
}
