import Foundation
import Testing

@testable import LintelHarness

@Suite struct SubprocessTests {
  private let log = FileManager.default.temporaryDirectory.appending(
    path: "lintel-\(UUID().uuidString).log"
  ).path

  private func run(_ script: String, timeout: Duration? = nil) -> (Subprocess.Outcome, String) {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let outcome = Subprocess(words: ["sh", "-c", script], log: log).run(timeout: timeout)
    return (outcome, (try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
  }

  @Test func statusAndBothStreamsAreKept() {
    let (outcome, text) = run("echo out; echo err >&2; exit 3")
    #expect(outcome == .exited(3))
    #expect(text == "out\nerr\n")
  }

  @Test func signalIsAStatus() {
    #expect(run("kill -KILL $$").0 == .exited(128 + 9))
  }

  @Test func timeoutEndsChildrenToo() {
    let start = ContinuousClock.now
    #expect(run("sleep 60 & sleep 60", timeout: .milliseconds(200)).0 == .timedOut)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func stoppedProgramMayCleanUp() {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let script = "trap 'echo ended; exit' INT; echo begun; while :; do sleep 0.05; done"
    let outcome = Subprocess(words: ["sh", "-c", script], log: log).run(timeout: nil) {
      (try? String(contentsOfFile: log, encoding: .utf8)) == "begun\n"
    }
    #expect(outcome == .stopped)
    #expect((try? String(contentsOfFile: log, encoding: .utf8)) == "begun\nended\n")
  }

  @Test func missingProgramIsSaid() {
    let outcome = Subprocess(words: ["lintel-no-such-program"], log: log).run(timeout: nil)
    #expect(outcome == .notStarted(reason: "No such file or directory"))
  }
}
