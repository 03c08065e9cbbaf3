#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether the process was started so that it lives on after this signal, as `nohup` does.
func isSignalIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return true }
    // SIG_IGN is a macro with a cast, which Swift doesn't import: the handler at address 1.
    #if canImport(Darwin)
        return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #else
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
}
