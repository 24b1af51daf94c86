struct Model {
  var title = ""
}
let title = "a"
func show(title: String) {}
func use() { show(title: "b") }
