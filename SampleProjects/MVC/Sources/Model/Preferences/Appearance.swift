/// Whether the screens are light or dark.
enum Appearance: String, Codable, CaseIterable {
  case light, dark
}
