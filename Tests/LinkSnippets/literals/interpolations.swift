// file: App/Added.swift
struct Row { var name = "" }
extension String.StringInterpolation {
  mutating func appendInterpolation(row value: Row) { appendLiteral(value.name) }
  mutating func appendInterpolation(_ value: Int, width: Int) {}
}
extension DefaultStringInterpolation {
  mutating func appendInterpolation(twice value: Row) {}
}

// file: App/Use.swift
func show(_ row: Row, _ n: Int) -> String {
  print("\(row: row) \(n)")
  let text = "a \(n, width: 3)"
  _ = """
    \(text) and \(twice: row)
    """
  return "\(row: Row(name: "\(row: row)"))\(describing: n)"
}
extension DefaultStringInterpolation {
  mutating func appendInterpolation(describing value: Int) {}
}
