func load() {}
struct Screen {
  func show() { load() }
}
extension Screen {
  func load() {}
}
