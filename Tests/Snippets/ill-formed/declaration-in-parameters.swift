struct S {
  func a(b: B
  private var c: C
}
