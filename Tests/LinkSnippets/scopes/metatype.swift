struct Cell {
  static let id = ""
}
func register<T>(_ type: T.Type) {}
func use(_ type: Cell.Type) -> String {
  register(Cell.self)
  return type.id
}
