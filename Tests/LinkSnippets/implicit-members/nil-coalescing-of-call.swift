enum Style: Int {
  case plain, bold
}
func use(_ names: [String: Style], _ key: String) -> Bool {
  let style = Style(rawValue: key.count) ?? .plain
  return style == (names[key] ?? .bold)
}
