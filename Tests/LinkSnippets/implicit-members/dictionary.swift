enum Style {
  case plain, bold
}
let names: [Style: String] = [.plain: "p", .bold: "b"]
let styles: [String: Style] = ["p": .plain]
func use() -> String? { names[.bold] }
