class View {}
class Label: View {
  var text = ""
}
func use(_ view: View) -> String {
  (view as! Label).text + ((view as? Label)?.text ?? "")
}
