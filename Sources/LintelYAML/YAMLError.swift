import LintelText

/// A reason why a text is not YAML, or is YAML that Lintel does not read.
package enum YAMLError: DescribedError {
  case emptyFile(needed: String?)
  case notUTF8
  case controlCharacter(UInt32)
  case tab
  case syntax(String)
  case unquotedStar
  case unclosedQuote
  case severalDocuments
  case nestedTooDeep(Int)
  case keyNotText
  case duplicateKey(String, firstLine: Int)
  case tag(String)
  case unknownAnchor(String)
  case aliasInsideItself(String)
  case tooManyAliases(Int)

  package var message: String {
    switch self {
    case .emptyFile(let needed):
      "the file is empty" + (needed.map { "; it needs at least \($0)" } ?? "")
    case .notUTF8: "the text is not valid UTF-8 from here on"
    case .controlCharacter(let value):
      "control character U+\(Self.hexadecimal(value)) is not allowed in YAML"
    case .tab: "YAML is indented with spaces, not with tabs"
    case .syntax(let problem):
      "not valid YAML: \(problem)"
        + (problem.contains("expected ','") ? "; quote a text with '{' or '[' in it" : "")
    case .unquotedStar: "text that begins with '*' or '&' needs quotes, as in \"**/Generated/**\""
    case .unclosedQuote:
      "the text in quotes that begins here does not end; close it with the same quote"
    case .severalDocuments: "expected one YAML document; remove this '---' and the text after it"
    case .nestedTooDeep(let limit): "nested more than \(limit) levels deep"
    case .keyNotText: "a key must be a text; quote a name that begins with '{' or '['"
    case .duplicateKey(let key, let line): "duplicate key '\(key)', first used on line \(line)"
    case .tag(let tag): "the YAML tag '\(tag)' has no meaning here; remove it"
    case .unknownAnchor(let name):
      "'*\(name)' repeats a value named '&\(name)', which does not exist; a pattern needs quotes: "
        + "\"*\(name)\""
    case .aliasInsideItself(let name): "'*\(name)' repeats the value that it is part of"
    case .tooManyAliases(let limit): "aliases repeat more than \(limit) values in all"
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
