struct Item {
  var isEmpty = true
  var description = ""
}
func use(_ text: String, _ number: Int) -> String {
  text.isEmpty ? "" : number.description
}
