/// How large the texts are.
enum TextSize: String, Codable, CaseIterable {
  case small, standard, large
}
