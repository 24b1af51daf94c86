import LintelPlatform
import LintelReports
import LintelWorkspace

/// The files in which a run of `swift test` leaves its results.
struct TestResults {
  /// The path of the results of XCTest, in JUnit's format, with one case for each function.
  private let xUnit: String
  /// The path of the events of Swift Testing, which distinguish the arguments of one function.
  private let events: String
  /// The path of a file of Swift Testing that is not read, because it does not name arguments.
  private let unread: String

  /// - Parameter number: distinguishes runs that write at the same time.
  init(folder: String, number: Int) {
    xUnit = folder + "/lintel-results-\(number).xml"
    events = folder + "/lintel-events-\(number).jsonl"
    unread = folder + "/lintel-results-\(number)-swift-testing.xml"
  }

  /// The options of `swift test` that write the files. Version 0 of the events names arguments;
  /// later versions do not.
  var options: [String] {
    [
      "--parallel", "--xunit-output", xUnit,
      "--event-stream-output-path", events, "--event-stream-version", "0",
    ]
  }

  /// Removes the files, so that results of an earlier run are not taken for those of the next run.
  func remove() {
    for path in [xUnit, events, unread] { unlink(path) }
  }

  /// - Parameter status: the exit status of `swift test`.
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
