enum Screen {}
extension Screen {
  struct Model {}
}
extension Screen {
  struct View {
    var model: Model
  }
}
struct Model {}
func show(_ model: Screen.Model, _ other: Model) {}
