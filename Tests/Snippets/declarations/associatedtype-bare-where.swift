protocol Nested {
  associatedtype Inner: Nested = Leaf where Inner.Unit == Unit
  associatedtype Unit
}
