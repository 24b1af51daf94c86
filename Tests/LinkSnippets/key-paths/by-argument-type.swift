struct User {
  var name = ""
}
func read<T>(_ path: KeyPath<User, T>) {}
func use() { read(\.name) }
