func load(_ name: String) {}
struct Screen {
  func load(at index: Int) {}
}
extension Screen {
  func show() { load(at: 1) }
}
func other() { load("a") }
