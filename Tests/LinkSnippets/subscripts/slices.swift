// A subscript with a range is a part of a collection
extension Array {
  func part() -> Int { 1 }
}
extension ArraySlice {
  func part() -> Int { 2 }
}
extension Token {
  var isSpace: Bool { true }
}
struct Token {}
func use(_ tokens: [Token], _ range: Range<Int>) {
  _ = tokens[range].contains(where: \.isSpace)
  _ = tokens[0..<1].part()
  _ = tokens[range].part()
  _ = tokens[0].isSpace
  _ = tokens[range][0].isSpace
  _ = Array(tokens[range]).part()
}
