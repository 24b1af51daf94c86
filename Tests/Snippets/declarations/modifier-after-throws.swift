protocol Encoder {
  func end() throws
  mutating func add() throws
  mutating func end(_ value: Int) rethrows
  mutating func look()
}
