struct Outer {
  struct Inner {
    struct Core {}
  }
}
typealias Short = Outer.Inner
func use(_ value: Short, _ core: Short.Core) {}
