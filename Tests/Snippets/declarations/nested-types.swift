struct A {
  enum B {
    case c
    class D { protocol E {} }
  }
  typealias F = B.D
}
