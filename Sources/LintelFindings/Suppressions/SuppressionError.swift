import LintelText

/// Everything that can be wrong with a comment that hides findings.
package enum SuppressionError: Error, Equatable {
  case blankAfterColon
  case unknownAction(String)
  case unknownReach(String)
  case enableWithReach(String)
  case noRule(SuppressionComment.Action, SuppressionComment.Reach?)
  case missingReason(SuppressionComment.Action, SuppressionComment.Reach?, [String])
  /// No ` - ` before the text that seems to be the reason.
  case unseparatedReason(
    SuppressionComment.Action, SuppressionComment.Reach?, rules: [String], reason: String)
  case unknownRule(String, known: [String])
  /// The word `all` instead of a rule.
  case everyRule
  /// - Parameter line: the line of the nearest finding of the rule that the comment could hide.
  case unused(String, nearest: Int? = nil)
  case neverEnabled(String)
  case notDisabled(String)
  case alreadyDisabled(String, line: Int)

  /// The problem: lower-case start, no full stop, names in single quotes.
  package var message: String {
    switch self {
    case .blankAfterColon: "this comment hides nothing, because a blank follows 'lintel:'"
    case .unknownAction(let word):
      "unknown word '\(word)' after 'lintel:'"
        + Self.suggestion(for: word, among: SuppressionComment.Action.allCases.map(\.rawValue))
    case .unknownReach(let word):
      "unknown word '\(word)' after 'lintel:disable:'"
        + Self.suggestion(for: word, among: SuppressionComment.Reach.allCases.map(\.rawValue))
    case .enableWithReach(let word): "'lintel:enable' is not followed by ':\(word)'"
    case .noRule: "this comment names no rule"
    case .missingReason(_, _, let rules):
      "this comment hides nothing, because it gives no reason to disable "
        + list(rules.prefix(3).map(quoted), last: "and")
    case .unseparatedReason(_, _, let rules, _):
      "this comment hides nothing, because no ' - ' separates the reason from "
        + list(rules.prefix(3).map(quoted), last: "and")
    case .unknownRule(let name, let known):
      "unknown rule '\(name)'" + Self.suggestion(for: name, among: known)
    case .everyRule: "'all' would hide the findings of future rules"
    case .unused(let rule, let nearest):
      "the suppression of '\(rule)' hides nothing"
        + (nearest.map { "; the nearest finding of '\(rule)' is in line \($0)" } ?? "")
    case .neverEnabled(let rule): "'\(rule)' is disabled from here on and never enabled again"
    case .notDisabled(let rule): "'\(rule)' is enabled here, but it was not disabled"
    case .alreadyDisabled(let rule, let line):
      "'\(rule)' is disabled already, since line \(line)"
    }
  }

  /// The sentence that says how to mend the comment.
  package var remedy: String {
    switch self {
    case .blankAfterColon: "write 'lintel:disable' or 'lintel:enable' without a blank in it"
    case .unknownAction, .unknownReach: "write \(Self.example(.disable, .next))"
    case .enableWithReach: "leave it out; 'lintel:enable' ends a region that 'lintel:disable' began"
    case .noRule(let action, let reach): "write \(Self.example(action, reach))"
    case .missingReason(let action, let reach, let rules):
      "write \(Self.example(action, reach, rules.joined(separator: ", ")))"
    case .unseparatedReason(let action, let reach, let rules, let reason):
      "write \(Self.example(action, reach, rules.joined(separator: ", "), reason))"
    case .unknownRule: "use the name of a rule from the rules file"
    case .everyRule: "name the rules"
    case .unused(let rule, let line?):
      "hide line \(line) by 'lintel:disable:next' in the line before it, or remove '\(rule)' from the "
        + "comment"
    case .unused(let rule, nil), .notDisabled(let rule), .alreadyDisabled(let rule, _):
      "remove the comment, or '\(rule)' from it"
    case .neverEnabled(let rule):
      "add 'lintel:enable \(rule)' where the suppression ends, or write 'lintel:disable:file'"
    }
  }

  private static func suggestion(for name: String, among known: [String]) -> String {
    if let nearest = NearestName.of(name, among: known) { return "; did you mean '\(nearest)'?" }
    return "; expected \(list(known.map(quoted), last: "or", limit: 8))"
  }

  private static func example(
    _ action: SuppressionComment.Action, _ reach: SuppressionComment.Reach?,
    _ rules: String = "layering", _ reason: String = "the reason"
  ) -> String {
    let head = "lintel:\(action.rawValue)" + (reach.map { ":\($0.rawValue)" } ?? "")
    return quoted("// \(head) \(rules)" + (action == .disable ? " - \(reason)" : ""))
  }
}
