import LintelFindings
import LintelText

/// The descriptions of rules that a viewer shows beside the results.
struct SARIFRules {
  /// The largest number of components of a rule that are named.
  private static let componentLimit = 20

  func value(of rule: RuleResult) -> JSONValue {
    let summary = "rule '\(rule.rule.visible)' of kind '\(rule.kind.visible)'"
    let components = rule.components.map(\.visible)
    return .object([
      "id": .string(rule.rule.visible),
      "shortDescription": SARIFText.message(summary),
      "fullDescription": SARIFText.message(rule.because ?? summary),
      "help": .object([
        "text": help(summary, components, because: rule.because?.visible),
        "markdown": help(
          "rule \(codeSpan(rule.rule)) of kind \(codeSpan(rule.kind))", components.map(codeSpan),
          because: rule.because.map(codeSpan)),
      ]),
      "properties": .object(["tags": JSONValue(["architecture", rule.kind.visible])]),
    ])
  }

  private func help(_ summary: String, _ components: [String], because: String?) -> JSONValue {
    let judged =
      components.isEmpty
      ? [] : ["It judges \(list(components, last: "and", limit: Self.componentLimit))."]
    let lines = [summary] + judged + (because.map { ["because: \($0)"] } ?? [])
    return .string(SARIFText.literal(lines.joined(separator: "\n\n")))
  }
}
