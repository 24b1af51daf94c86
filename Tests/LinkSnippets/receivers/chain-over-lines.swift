struct Query {
  func filtered() -> Query { self }
  func sorted(by key: String) -> Query { self }
  var count: Int { 0 }
}
func run(_ query: Query) -> Int {
  query
    .filtered()
    .sorted(by: "name")
    .count
}
