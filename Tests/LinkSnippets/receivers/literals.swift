struct Row {
  var escaped = "a"
}
extension String {
  var escaped: String { self }
}
extension Int {
  var escaped: String { "" }
}
extension Double {
  var escaped: String { "" }
}
extension Bool {
  var escaped: String { "" }
}
extension Array where Element == Int {
  var escaped: String { "" }
}
extension Array where Element == Row {
  var escaped: String { "" }
}
func use(_ row: Row) -> [String] {
  let number = 3.escaped
  return [
    "x".escaped, 3.escaped, 2.5.escaped, 1e3.escaped, 0x1e.escaped, true.escaped,
    (-3).escaped, (2.5).escaped, [1].escaped, [row].escaped, [row, Row()].escaped,
    "a \(number)".escaped,
    """
    b
    """.escaped, number.escaped,
  ]
}
