struct Real {
  var name = ""
  static let first = Real()
}
typealias Alias = Real
func use(_ value: Alias) -> String { value.name + Alias.first.name }
