enum Side {
  case left, right
}
struct View {
  func pad(_ side: Side, by amount: Int) -> View { self }
}
func use(_ view: View) {
  _ = view.pad(.left, by: 1).pad(.right, by: 2)
}
