/// A rule that a project keeps already, although nothing requires it yet.
package struct AdditionalRule: Equatable, Sendable {
  package let name: String
  /// The fact about the project that the rule preserves.
  let evidence: String
  /// The lines below the name in a rules file.
  let lines: [String]
  let because: String

  /// An entry under `rules`, after an empty line.
  var text: String {
    """

      # \(evidence)
      \(name):
    \(lines.map { "    " + $0 }.joined(separator: "\n"))
        because: "\(because)"

    """
  }
}

extension AdditionalRule {
  static func exhaustive(typeCount: String) -> AdditionalRule {
    AdditionalRule(
      name: "everything-has-a-place",
      evidence: "All \(typeCount) belong to a component: new ones must as well.",
      lines: ["kind: exhaustive"], because: "no rule protects code that is in no component")
  }

  static func imports(of frameworks: [String], in components: [String]) -> AdditionalRule {
    AdditionalRule(
      name: "no-screens-below",
      evidence:
        "No file of \(components.count == 1 ? "this component" : "these components") imports one of these today.",
      lines: [
        "kind: imports", "in: [\(components.map(quotedYAML).joined(separator: ", "))]",
        "deny: [\(frameworks.joined(separator: ", "))]",
      ], because: "code that knows no screen can be tested without one")
  }

  static let acyclicComponents = AdditionalRule(
    name: "no-cycles", evidence: "Parts of one layer use each other today, but never in a cycle.",
    lines: ["kind: acyclic", "level: component"],
    because: "parts that need each other can only be changed together")

  static let manifest = AdditionalRule(
    name: "honest-manifests",
    evidence: "Every target declares what it imports, and imports what it declares.",
    lines: ["kind: manifest"],
    because: "an undeclared import builds only as long as the order of the build is right"
  )

  /// Returns the lines of a rule that forbids the given components to use others.
  static func forbidding(_ from: [String], _ to: [String]) -> [String] {
    func list(_ names: [String]) -> String {
      let names = names.map(quotedYAML)
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
    return ["kind: forbid", "from: \(list(from))", "to: \(list(to))"]
  }
}
