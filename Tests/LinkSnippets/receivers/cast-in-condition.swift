class View {}
class Label: View {
  var text = ""
}
func use(_ view: View) -> String {
  if let label = view as? Label { return label.text }
  guard let label = view as? Label else { return "" }
  return label.text
}
