struct Counter {
  mutating func add() {}
  nonmutating func look() {}
  __consuming func take() {}
  consuming func end() {}
  borrowing func read() {}
}
