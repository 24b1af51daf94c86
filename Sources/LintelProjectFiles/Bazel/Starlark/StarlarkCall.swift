/// A call of a function by its name, as in `glob(["*.swift"])` or `native.glob(["*.swift"])`.
struct StarlarkCall {
  /// The last part of the name.
  let name: String
  /// The tokens between the brackets.
  let arguments: Range<Int>

  /// - Returns: `nil` if a range of tokens is no such call.
  init?(in range: Range<Int>, of file: StarlarkFile) {
    var position = range.lowerBound
    while file.word(at: position) != nil, file.isMark(".", at: position + 1) { position += 2 }
    guard let name = file.word(at: position), position + 1 < range.upperBound,
      file.isMark("(", at: position + 1),
      file.closer(of: position + 1) == range.upperBound - 1
    else { return nil }
    self.name = name
    arguments = position + 2..<range.upperBound - 1
  }
}
