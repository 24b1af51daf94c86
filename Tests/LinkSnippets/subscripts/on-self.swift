struct Grid {
  subscript(row: Int) -> Int { row }
}
extension Grid {
  func first() -> Int { self[0] }
}
