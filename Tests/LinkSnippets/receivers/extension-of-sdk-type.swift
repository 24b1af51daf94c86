extension String {
  func slug() -> String { self }
  static let empty = ""
}
extension Array {
  func second() -> Element { self[1] }
}
func use(_ name: String, _ names: [String]) -> String {
  name.slug() + "a".slug() + names.second().slug() + String.empty
}
