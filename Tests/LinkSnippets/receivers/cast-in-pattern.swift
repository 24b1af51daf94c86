class View {}
class Label: View {
  var text = ""
}
func use(_ view: View) -> String {
  switch view {
  case let label as Label: return label.text
  case is Label: return ""
  default: return ""
  }
}
