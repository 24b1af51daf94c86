enum Style {
  case plain, bold
}
let all: [Style] = [.plain, .bold]
func draw(_ styles: [Style]) {}
func use() -> Set<Style> {
  draw([.plain, .bold])
  return [.plain]
}
