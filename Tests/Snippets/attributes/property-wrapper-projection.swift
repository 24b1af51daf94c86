struct S {
  @State var a = A()
  func f() { $a.bind(_a.wrappedValue) }
}
