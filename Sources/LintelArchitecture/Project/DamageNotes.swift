import LintelScanner
import LintelText
import LintelVocabulary

/// Returns a note for each file that cannot be valid Swift, because its dependencies are only
/// guessed. Finding mistakes is the compiler's task, so there is only one note for each file, and
/// no finding.
///
/// - Parameters:
///   - files: the paths of files, with their diagnostics.
///   - source: returns the bytes of a file; `nil` if it can no longer be read.
func damageNotes(
  of files: some Sequence<(path: String, diagnostics: [DiagnosticFact])>,
  source: (String) -> [UInt8]?
) -> [Note] {
  files.compactMap { path, diagnostics in
    guard let first = diagnostics.first, let bytes = source(path),
      Int(first.offset) < bytes.count
    else { return nil }
    let place = LineTable(bytes).place(of: first.offset)
    let mark = String(decoding: [bytes[Int(first.offset)]], as: UTF8.self)
    let others = diagnostics.count - 1
    return Note(
      path: path, line: place.line, column: place.column,
      message: first.what.message(mark)
        + (others == 0 ? "" : ", with \(counted(others, "more damaged location"))")
        + "; the dependencies of this file may be incomplete")
  }
}

extension DiagnosticKind {
  /// Returns the text of a diagnostic.
  ///
  /// - Parameter mark: the byte at the location of the diagnostic, as text.
  fileprivate func message(_ mark: String) -> String {
    switch self {
    case .unclosedBracket: "'\(mark)' is never closed"
    case .unopenedBracket: "'\(mark)' closes nothing"
    case .unterminatedString: "a string is never closed"
    case .unterminatedInterpolation: "an interpolation is never closed"
    case .unterminatedComment: "a comment is never closed"
    case .unterminatedRegex: "a regular expression is never closed"
    case .unterminatedName: "a backtick is never closed"
    case .unendedCondition: "'#if' has no '#endif'"
    case .unopenedCondition: "a directive has no '#if'"
    case .conflictMarker: "a merge conflict is not resolved"
    case .nestedTooDeep: "brackets are nested too deep"
    }
  }
}
