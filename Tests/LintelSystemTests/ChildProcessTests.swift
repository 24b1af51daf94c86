import Testing

@testable import LintelSystem

@Suite struct ChildProcessTests {
  private func run(
    _ script: String, keepsErrors: Bool = false,
    until isUnwanted: (Duration) -> Bool = { _ in false }
  ) -> (outcome: ChildProcess.Outcome, text: String) {
    var output: [UInt8] = []
    let outcome = ChildProcess(["sh", "-c", script], keepsErrors: keepsErrors, leadsGroup: true)
      .run({ output += $0 }, until: isUnwanted)
    return (outcome, String(decoding: output, as: UTF8.self))
  }

  @Test func inputArrivesAndErrorsAreLost() {
    var output: [UInt8] = []
    let input = Array(String(repeating: "é\0", count: 100_000).utf8)
    let outcome = ChildProcess(["sh", "-c", "cat; echo lost >&2; exit 3"], input: input)
      .run { output += $0 }
    #expect(outcome == .exited(3))
    #expect(output == input)
  }

  @Test func errorsCanBeKept() {
    let (outcome, text) = run("echo out; echo err >&2", keepsErrors: true)
    #expect(outcome == .exited(0))
    #expect(text == "out\nerr\n")
  }

  @Test func errorsAreHandedOnApart() {
    var (output, errors): ([UInt8], [UInt8]) = ([], [])
    let script = "echo out; echo err >&2; exit 2"
    let outcome = ChildProcess(["sh", "-c", script])
      .run({ output += $0 }, errors: { errors += $0 })
    #expect(outcome == .exited(2))
    #expect(String(decoding: output, as: UTF8.self) == "out\n")
    #expect(String(decoding: errors, as: UTF8.self) == "err\n")
  }

  @Test func noMoreErrorsAreHandedOnThanAnybodyReads() {
    var errors: [UInt8] = []
    let script = "head -c 3000000 /dev/zero >&2"
    #expect(
      ChildProcess(["sh", "-c", script]).run({ _ in }, errors: { errors += $0 }) == .exited(0))
    #expect(errors.count == 1 << 20)
  }

  @Test func onlyTheVariablesThatAreGivenArePassed() {
    var output: [UInt8] = []
    let outcome = ChildProcess(["/usr/bin/env"], environment: ["B": "2 ", "A": "é=1"])
      .run { output += $0 }
    #expect(outcome == .exited(0))
    #expect(String(decoding: output, as: UTF8.self) == "A=é=1\nB=2 \n")
  }

  @Test func crashNamesItsSignal() {
    #expect(run("kill -KILL $$").outcome == .crashed(signal: 9))
  }

  @Test func silentProgramIsEnded() {
    let start = ContinuousClock.now
    #expect(run("sleep 60", until: { $0 > .milliseconds(200) }).outcome == .stopped)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func programThatPrintsAllTheTimeIsEnded() {
    let start = ContinuousClock.now
    let end = start.advanced(by: .milliseconds(200))
    let (outcome, text) = run("while :; do echo a; done", until: { _ in .now > end })
    #expect(outcome == .stopped)
    #expect(text.hasPrefix("a\na\n"))
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func programThatClosesItsOutputIsEnded() {
    let start = ContinuousClock.now
    let end = start.advanced(by: .milliseconds(200))
    #expect(run("exec >&-; sleep 60", until: { _ in .now > end }).outcome == .stopped)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func programEndsWithWhatItHasStarted() throws {
    let (outcome, text) = run("sleep 60 & echo $!; sleep 60", until: { $0 > .milliseconds(200) })
    #expect(outcome == .stopped)
    let child = try #require(text.split(separator: "\n").first)
    // One that has ended may wait for its parent to ask how; it runs no more.
    #expect(run("ps -o stat= -p \(child) | grep -v Z").text == "")
  }

  @Test func stoppedProgramMayCleanUp() {
    var output: [UInt8] = []
    let script = "trap 'echo ended; exit' INT; echo begun; while :; do sleep 0.05; done"
    let outcome = ChildProcess(["sh", "-c", script], leadsGroup: true)
      .run({ output += $0 }, until: { _ in output.elementsEqual("begun\n".utf8) })
    #expect(outcome == .stopped)
    #expect(String(decoding: output, as: UTF8.self) == "begun\nended\n")
  }

  @Test func whatItLeavesBehindIsNotWaitedFor() {
    let start = ContinuousClock.now
    let (outcome, text) = run("sleep 20 & echo done")
    #expect(outcome == .exited(0))
    #expect(text == "done\n")
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test func missingProgramIsSaid() {
    let outcome = ChildProcess(["lintel-no-such-program"]).run { _ in }
    #expect(outcome == .notStarted(reason: "No such file or directory"))
  }
}
