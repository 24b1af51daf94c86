// What extensions make external types conform to
protocol Named {
  var name: String { get }
}
extension Named {
  var title: String { name + "!" }
}
extension String: Named {
  var name: String { self }
}
extension Int: Named {
  var name: String { "\(self)" }
}
func show(_ value: Named) {}
func use(_ text: String, _ number: Int) {
  _ = text.title
  _ = text.name
  _ = number.name
  _ = number.title
  show(text)
}
