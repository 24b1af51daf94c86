import LintelText
import LintelVocabulary

/// Returns how a printed message would harm a terminal or a log; `nil` if it does not.
func controlBreach(in text: some Sequence<UInt8>) -> String? {
  let text = String(decoding: Array(text), as: UTF8.self)
  let bad = text.unicodeScalars.first { $0 != "\n" && $0.isControl }
  return bad.map { "the control character U+\(String($0.value, radix: 16)) is printed" }
}

extension Unicode.Scalar {
  var isControl: Bool { properties.generalCategory == .control }
}

/// Returns how a location lies outside of a file; `nil` if it lies inside, or is 0:0 for none.
func placeBreach(line: Int, column: Int, in text: SourceText) -> String? {
  if line == 0 { return column == 0 ? nil : "column \(column) of line 0" }
  guard line > 0, line <= text.lineCount else { return "line \(line) of \(text.lineCount)" }
  let length = text.text(ofLine: line).utf8.count
  guard column > 0, column <= length + 1 else { return "column \(column) of \(length)" }
  return nil
}

/// Returns what is wrong with errors; those about `path` must lie in the file with `bytes`.
func messageBreach(_ errors: [ConfigurationError], about path: String, _ bytes: [UInt8]) -> String?
{
  let text = SourceText(bytes)
  for error in errors {
    if error.message.isEmpty { return "a problem without a message" }
    guard error.path == path else { continue }
    if let breach = placeBreach(line: error.line, column: error.column, in: text) {
      return "'\(error.message)' is at \(breach)"
    }
  }
  return nil
}
