struct Row {}
struct Box<T> {}
extension Box where T == Int {
  func fill() {}
}
extension Box where T == String {
  func fill() {}
}
extension Array where Element == Row {
  var last: Row? { nil }
  func joined(separator: String) -> Row { Row() }
}
func use(_ numbers: Box<Int>, _ words: Box<String>, _ rows: [Row]) -> Row? {
  numbers.fill()
  words.fill()
  _ = rows.joined(separator: ", ")
  return rows.last
}
