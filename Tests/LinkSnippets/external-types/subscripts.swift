// Subscripts of external types
extension String {
  subscript(position: Int) -> Character { self[index(startIndex, offsetBy: position)] }
}
extension Array {
  subscript(safe position: Int) -> Element? { indices.contains(position) ? self[position] : nil }
}
func use(_ text: String, _ numbers: [Int]) {
  _ = text[text.startIndex]
  _ = text[0]
  _ = numbers[0]
  _ = numbers[safe: 0]
}
