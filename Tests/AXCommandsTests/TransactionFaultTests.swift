import Testing

@testable import AXCommands

/// The number of calls that a complete run of the sample makes.
private func callsOfARun(_ scene: TransactionSample.Scene = .whole) throws -> Int {
    let sample = TransactionSample(scene)
    try sample.carryOut()
    return sample.files.callCount
}

@Test func whateverCallFailsAllFilesAreOldOrAllAreNew() throws {
    var outcomes: Set<String> = []
    for failing in 0..<(try callsOfARun()) {
        let sample = TransactionSample()
        sample.files.fail(after: failing)
        do throws(FileError) {
            try sample.carryOut()
            outcomes.insert("new")
            sample.files.fail(after: nil)
            _ = try sample.recover()
            #expect(sample.files.difference(from: sample.scene.after) == [], "call \(failing), after recovery")
        } catch {
            outcomes.insert("old")
            #expect(sample.files.difference(from: sample.scene.before) == [], "call \(failing): \(error)")
        }
        #expect(try sample.recover() == .nothing, "call \(failing)")
    }
    #expect(outcomes == ["new", "old"])
}

@Test func aFailureTellsTheCauseAndNamesNoTemporary() throws {
    for failing in 0..<(try callsOfARun()) {
        let sample = TransactionSample()
        sample.files.fail(after: failing)
        do throws(FileError) {
            try sample.carryOut()
        } catch {
            #expect(error.reason == .other("made to fail"), "call \(failing): \(error)")
            #expect(!error.path.contains(/(new|old)\.tmp/), "call \(failing): \(error)")
        }
    }
}

@Test(arguments: [false, true])
func afterAKillAtAnyCallTheNextRunFinishesOrUndoes(_ tearing: Bool) throws {
    var outcomes: Set<String> = []
    let calls = try callsOfARun()
    for killed in 0..<calls {
        let sample = TransactionSample()
        sample.files.kill(after: killed, tearingFile: tearing)
        try? sample.carryOut()
        expectNoMixture(sample, "killed after call \(killed)")
        sample.files.revive()
        let recovery = try sample.recover()
        outcomes.insert(expectSettled(sample, recovery, "killed after call \(killed)"))
        // A later run works as usual.
        try sample.carryOut()
        #expect(sample.files.difference(from: sample.scene.after) == [], "killed after call \(killed), then run again")
    }
    #expect(outcomes == ["nothing old", "undone", "finished", "nothing new"])
}

@Test func aRecoveryThatIsKilledIsTakenUpAgain() throws {
    for killed in 0..<(try callsOfARun(.small)) {
        var secondKill = 0
        var wasKilled = true
        while wasKilled {
            let sample = TransactionSample(.small)
            sample.files.kill(after: killed)
            try? sample.carryOut()
            sample.files.revive()
            sample.files.kill(after: secondKill)
            _ = try? sample.recover()
            wasKilled = sample.files.callCount > secondKill
            expectNoMixture(sample, "killed after calls \(killed) and \(secondKill)")
            sample.files.revive()
            let recovery = try sample.recover()
            _ = expectSettled(sample, recovery, "killed after calls \(killed) and \(secondKill)")
            secondKill += 1
        }
    }
}

@Test func aRecoveryWithAFailingCallSettlesAtTheNextTry() throws {
    for killed in 0..<(try callsOfARun(.small)) {
        var failing = 0
        var hasFailed = true
        while hasFailed {
            let sample = TransactionSample(.small)
            sample.files.kill(after: killed)
            try? sample.carryOut()
            sample.files.revive()
            sample.files.fail(after: failing)
            _ = try? sample.recover()
            hasFailed = sample.files.callCount > failing
            sample.files.revive()
            let recovery = try sample.recover()
            _ = expectSettled(sample, recovery, "killed after call \(killed), call \(failing) failed")
            failing += 1
        }
    }
}

@Test func aRunThatFailsAndIsKilledWhileItRollsBackIsSettledByTheNext() throws {
    for failing in 0..<(try callsOfARun(.small)) {
        var killed = failing + 1
        var wasKilled = true
        while wasKilled {
            let sample = TransactionSample(.small)
            sample.files.fail(after: failing)
            sample.files.kill(after: killed)
            try? sample.carryOut()
            wasKilled = sample.files.callCount > killed
            sample.files.revive()
            let recovery = try sample.recover()
            _ = expectSettled(sample, recovery, "call \(failing) failed, killed after call \(killed)")
            killed += 1
        }
    }
}

/// Expects that each file that the sample changes is completely old or new, including its mode, and that links are
/// still links.
private func expectNoMixture(_ sample: TransactionSample, _ when: String) {
    let now = sample.files.snapshot
    for path in Set(sample.scene.before.keys).union(sample.scene.after.keys) {
        let isOneOfBoth = now[path] == sample.scene.before[path] || now[path] == sample.scene.after[path]
        #expect(isOneOfBoth, "\(path) is \(String(describing: now[path])), \(when)")
    }
}

/// Expects that either all files are old or all are new, and that nothing else remains. The result says which.
private func expectSettled(_ sample: TransactionSample, _ recovery: Recovery, _ when: String) -> String {
    let fromBefore = sample.files.difference(from: sample.scene.before)
    let fromAfter = sample.files.difference(from: sample.scene.after)
    #expect(fromBefore.isEmpty || fromAfter.isEmpty, "from old \(fromBefore), from new \(fromAfter), \(when)")
    switch recovery {
    case .nothing: return fromBefore.isEmpty ? "nothing old" : "nothing new"
    case .finished:
        #expect(fromAfter.isEmpty, "said to be finished, \(when)")
        return "finished"
    case .rolledBack:
        #expect(fromBefore.isEmpty, "said to be undone, \(when)")
        return "undone"
    }
}
