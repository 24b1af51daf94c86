import LintelPlatform
import LintelReports
import LintelRules
import LintelWorkspace

/// The files in which a run of `swift test` leaves its results.
struct TestResults {
  /// JUnit's format, which has one line per function: what XCTest has.
  private let xUnit: String
  /// The events of Swift Testing, which tell the arguments of one function apart.
  private let events: String

  /// - Parameter number: tells runs apart that write at the same time.
  init(folder: String, number: Int) {
    xUnit = folder + "/lintel-results-\(number).xml"
    events = folder + "/lintel-events-\(number).jsonl"
  }

  /// Version 0 of the events names arguments; later ones do not.
  var options: [String] {
    [
      "--parallel", "--xunit-output", xUnit,
      "--event-stream-output-path", events, "--event-stream-version", "0",
    ]
  }

  /// Nothing of an earlier run must be taken for a result of the next one.
  func remove() {
    for path in [xUnit, events] { unlink(path) }
  }

  /// - Parameter status: what `swift test` ended with.
  func outcome(status: Int32) -> TestRun.Outcome {
    var cases: [JUnitCase] = []
    if let bytes = try? readFile(at: xUnit, limit: SizeLimit.source) {
      do throws(JUnitReadError) {
        cases += try JUnitReader().document(from: bytes).suites.flatMap(\.cases)
      } catch {
        return .failed(
          reason: "cannot read the test results: line \(error.line): \(error.message)")
      }
    }
    if let bytes = try? readFile(at: events, limit: SizeLimit.source) {
      do throws(TestEventError) {
        cases += try TestEvents(bytes).cases
      } catch {
        return .failed(reason: "cannot read the test events: line \(error.line): \(error.message)")
      }
    }
    if status != 0, cases.allSatisfy(\.outcome.isPassed) {
      return .failed(reason: "'swift test' ended with status \(status)")
    }
    return cases.isEmpty ? .empty : .ran(cases)
  }
}
