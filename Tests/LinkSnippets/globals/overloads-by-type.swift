func show(_ number: Int) {}
func show(_ text: String) {}
func use() {
  show(1)
  show("a")
}
