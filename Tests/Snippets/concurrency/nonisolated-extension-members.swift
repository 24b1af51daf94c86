nonisolated extension A: B {
  nonisolated init(c: C) {}
}
