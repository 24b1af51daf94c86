extension String {
  /// The text without the blanks around it.
  var trimmed: String {
    let tail = drop(while: \.isWhitespace)
    return tail.lastIndex { !$0.isWhitespace }.map { String(tail[...$0]) } ?? ""
  }
}
