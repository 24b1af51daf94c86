struct S {
  @Published<Value>(key: Key.self) var a: A
}
