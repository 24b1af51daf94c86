struct Screen {
  func show() {}
}
func show() {}
func use(_ screen: Screen) {
  screen.show()
  show()
}
