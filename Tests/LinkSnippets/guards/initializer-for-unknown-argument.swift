struct Body {
  init() {}
  init(_ text: String) {}
}
func body(_ text: String) -> Body {
  guard let number = Optional<Int>.some(.init(text)!), number > 0 else { return .init() }
  print(text, to: &sink)
  return .init(text)
}
nonisolated(unsafe) var sink = ""
