struct Left {
  func load() {}
}
struct Right {
  func load() {}
}
func make() -> (Left, Right) { (Left(), Right()) }
func use(_ left: Left) {
  left.load()
  let both = make()
  both.1.load()
}
