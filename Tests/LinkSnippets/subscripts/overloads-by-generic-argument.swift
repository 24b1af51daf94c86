struct Place {
  var mark = 1
}
struct Node {
  var mark = 1
}
struct Located<Value> {
  var value: Value
  var mark: Place
}
struct Option<Value> {
  let key: String
}
struct Fields {
  subscript(key: String) -> Node? { nil }
  subscript<Value>(option: Option<Value>) -> Located<Value>? { nil }
}
struct Rule {
  static let limit = Option<Int>(key: "limit")
  init(_ fields: Fields) {
    let limit = fields[Rule.limit]
    if let limit {
      _ = limit.mark
      _ = limit.mark.mark
    }
    let plain = fields["limit"]
    if let plain { _ = plain.mark }
  }
}
