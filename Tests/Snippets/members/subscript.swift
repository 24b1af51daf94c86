struct Grid {
  subscript(row: Int, column: Int) -> Cell { cells[row] }
  subscript(_ key: Key) -> Value? {
    get { nil }
    set { store(newValue) }
  }
}
