struct User {
  var name = ""
}
struct Table<Row> {
  func column<T>(_ path: KeyPath<Row, T>) {}
}
func use(_ table: Table<User>) { table.column(\.name) }
