struct Page {
  var name: String
  init(name: String) { self.name = name }
}
struct Empty {
  init() {}
}
func show(_ pages: [Page]) {}
func pages() -> [Page] {
  show([.init(name: "a")])
  return [.init(name: "b")]
}
func none() -> [Empty] {
  let all: [Empty] = .init()
  return all
}
