import LintelText
import LintelVocabulary

/// Everything that can be wrong with a baseline file.
package enum BaselineError {
  case notUTF8
  case noHeader
  case unsupportedVersion(String)
  case conflictMarker
  case openQuote
  case badEscape
  case noRule
  case noFrom
  case noTo
  case noIntermediate
  case noCount(found: String?)
  case unknownKind(String)
  case refused(rule: String)

  /// The problem and what to do about it: lower-case start, no full stop, names in single quotes.
  package var message: String {
    switch self {
    case .notUTF8: "the text is not valid UTF-8"
    case .noHeader:
      "expected '\(Baseline.headerStart)\(Baseline.version)' at the start of the file; "
        + "'lintel baseline write --force' writes it again"
    case .unsupportedVersion(let version):
      "unsupported version '\(version)' of a baseline; expected '\(Baseline.version)'"
    case .conflictMarker:
      "a merge conflict is not resolved; keep the entries of both sides and remove the markers"
    case .openQuote: "a name in double quotes is not closed"
    case .badEscape: "expected '\\\"', '\\\\' or '\\u{…}' after a backslash"
    case .noRule: "expected the name of a rule"
    case .noFrom: "expected the name of the declaration that breaks the rule"
    case .noTo: "expected the name of the used declaration after '\(BaselineEntry.arrow)'"
    case .noIntermediate:
      "expected the name of the intermediate after '\(BaselineEntry.through)'"
    case .noCount(let found):
      "expected the number of places, from 1, at the end of the entry"
        + (found.map { "; found '\($0)'" } ?? "")
    case .unknownKind(let word):
      "unknown kind of reference '\(word)'"
        + (NearestName.of(word, among: ReferenceKind.allCases.map(\.rawValue)).map {
          "; did you mean '\($0)'?"
        }
          ?? "; expected '\(BaselineEntry.arrow)', '\(BaselineEntry.through)', a kind, or the number of "
          + "places")
    case .refused(let rule):
      "rule '\(rule)' says 'baseline: never'; fix its findings and remove this entry"
    }
  }
}
