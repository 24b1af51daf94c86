/// A mistake in a behaviour suite, not in the app that it tests.
public enum SpecificationError: Error, Equatable, Sendable {
  case unknownScenario(String, known: [String])
  case missingTests([String])
}

extension SpecificationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownScenario(let name, let known):
      "no scenario is called '\(name)'; there are: \(known.joined(separator: ", "))"
    case .missingTests(let names):
      "the suite has no '@Test func' for: \(names.joined(separator: ", "))"
    }
  }
}
