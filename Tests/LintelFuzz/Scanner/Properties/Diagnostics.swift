import LintelScanner

/// Checks that a diagnostic is at the damage that it names, and that there is one about brackets or
/// `#if` exactly if these do not balance.
func diagnosticsBreach(in input: ScannerInput) -> String? {
  let facts = input.facts.diagnostics
  for (index, fact) in facts.enumerated() where !isPlausible(fact, in: input.bytes) {
    return "diagnostics[\(index)], \(fact.what), is at byte \(fact.offset)"
  }
  // The scanner reads nothing after such a diagnostic.
  if facts.contains(where: { $0.what == .nestedTooDeep }) { return nil }
  let unbalanced = facts.first { $0.what.isAboutBalance }
  let balance = Balance(of: input.bytes)
  let isBalanced = balance.isComplete
  if let unbalanced, isBalanced {
    return "all brackets balance, but there is \(unbalanced.what) at byte \(unbalanced.offset)"
  }
  if unbalanced == nil, !isBalanced { return "brackets do not balance, but no diagnostic says so" }
  guard isBalanced, !balance.hasLinesInInterpolation else { return nil }
  return triviaBreach(facts, Trivia(of: input.bytes))
}

/// Checks that damage between tokens is reported; called only if it is certain which these are.
private func triviaBreach(_ facts: [DiagnosticFact], _ trivia: Trivia) -> String? {
  func places(_ what: DiagnosticKind) -> [Int] {
    facts.filter { $0.what == what }.map { Int($0.offset) }
  }
  let comments = places(.unterminatedComment)
  if let open = trivia.openComment, comments != [open] {
    return "the comment at byte \(open) has no end, but \(comments) are noted"
  }
  let markers = places(.conflictMarker)
  if let missing = trivia.conflictMarkers.first(where: { !markers.contains($0) }) {
    return "the conflict marker at byte \(missing) is not noted"
  }
  for place in comments + markers where trivia.gaps.contains(where: { $0.contains(place) }) {
    guard place == trivia.openComment || trivia.conflictMarkers.contains(place) else {
      return "nothing is wrong with the comment or line at byte \(place)"
    }
  }
  return nil
}

/// Whether the text at the offset of `fact` can be the damage that it names.
private func isPlausible(_ fact: DiagnosticFact, in bytes: [UInt8]) -> Bool {
  let place = Int(fact.offset)
  func stands(_ texts: String...) -> Bool { texts.contains { bytes.has($0, at: place) } }
  return switch fact.what {
  case .unclosedBracket: stands("(", "[", "{")
  case .unopenedBracket: stands(")", "]", "}")
  case .unterminatedString: stands("\"", "#")
  case .unterminatedInterpolation: stands("(")
  case .unterminatedComment: stands("/*")
  case .unterminatedRegex: stands("#")
  case .unterminatedName: stands("`")
  case .unendedCondition: stands("#if")
  case .unopenedCondition: stands("#elseif", "#else", "#endif")
  case .conflictMarker: stands("<<<<<<<", "=======", ">>>>>>>", "|||||||")
  case .nestedTooDeep: bytes[..<place].count { "([{".utf8.contains($0) } >= 1024
  }
}

extension DiagnosticKind {
  fileprivate var isAboutBalance: Bool {
    switch self {
    case .unclosedBracket, .unopenedBracket, .unterminatedInterpolation, .unendedCondition,
      .unopenedCondition:
      true
    default: false
    }
  }
}
