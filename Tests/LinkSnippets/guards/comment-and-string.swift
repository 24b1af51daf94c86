struct Model {
  static let name = ""
}
/// Uses ``Model`` and Model.name.
func use() -> String { "Model.name" /* Model.name */ }
