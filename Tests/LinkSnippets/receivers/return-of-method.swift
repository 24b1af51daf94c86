struct Child {
  func name() -> String { "" }
}
struct Parent {
  func child() -> Child { Child() }
}
func show(_ parent: Parent) -> String { parent.child().name() }
