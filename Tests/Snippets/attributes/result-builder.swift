@resultBuilder
enum ListBuilder {
  static func buildBlock(_ parts: Part...) -> [Part] { parts }
}
@ListBuilder func list() -> [Part] {
  Part("a")
  if Flags.on { Part("b") } else { Other() }
}
