import LintelProjectFiles
import LintelReports

/// A test function, with its own progress and that of each of its arguments.
struct TestFunction {
  private let suite: String
  private let name: String
  private var own = TestProgress()
  /// The arguments; empty for a function without parameters.
  private var arguments: [(id: String, name: String, progress: TestProgress)] = []

  init(_ test: PropertyList.Node, id: String) {
    let function = test["name"]?.text ?? ""
    name = test["displayName"]?.text ?? function
    // An identifier has the module, the suites, the function, and the location, which contains no
    // `/`: `AppTests.Cart/adds()/CartTests.swift:3:4`.
    let path = id.split(separator: "/").dropLast().joined(separator: "/")
    suite = path.dropLast(path.hasSuffix(function) ? function.count : 0)
      .split { $0 == "/" || $0 == "." }.joined(separator: ".")
    var known: [String: Int] = [:]
    for argument in test["_testCases"]?.elements ?? [] {
      guard let id = argument["id"]?.text else { continue }
      let name = argument["displayName"]?.text ?? id
      let count = known[name, default: 0] + 1
      known[name] = count
      arguments.append((id, count == 1 ? name : "\(name) (\(count))", TestProgress()))
    }
  }

  /// Changes the progress of one argument, or of the function as a whole.
  ///
  /// - Parameter argument: the identifier of the argument; `nil` for the function as a whole.
  mutating func change(_ argument: String?, _ change: (inout TestProgress) -> Void) {
    if let argument, let index = arguments.firstIndex(where: { $0.id == argument }) {
      change(&arguments[index].progress)
    } else {
      change(&own)
    }
  }

  var junitCases: [JUnitCase] {
    guard !arguments.isEmpty, own.skipReason == nil else {
      return [own.junitCase(className: suite, name: name)]
    }
    let each = arguments.map { argument in
      argument.progress.junitCase(className: "\(suite).\(name)", name: argument.name)
    }
    return own.failures.isEmpty ? each : each + [own.junitCase(className: suite, name: name)]
  }
}
