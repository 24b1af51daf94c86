/// Returns any text as a code span of one line: control characters are written out, and the text is
/// put between more backticks than it has in a row.
func codeSpan(_ text: String) -> String {
  let text = text.visible
  let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let needsBlanks = text.isEmpty || longest > 0 || text.utf8.first == UInt8(ascii: " ")
  return needsBlanks ? "\(fence) \(text) \(fence)" : fence + text + fence
}
