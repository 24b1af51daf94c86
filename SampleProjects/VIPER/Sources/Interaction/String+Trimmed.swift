extension String {
  /// The text without the blanks around it.
  var trimmed: String {
    let withoutFirst = drop(while: \.isWhitespace)
    guard let last = withoutFirst.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(withoutFirst[...last])
  }
}
