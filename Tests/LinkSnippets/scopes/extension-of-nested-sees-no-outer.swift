struct Outer {
  struct Sibling {}
  struct Inner {}
}
struct Sibling {}
extension Outer.Inner {
  func meet(_ sibling: Sibling) {}
}
