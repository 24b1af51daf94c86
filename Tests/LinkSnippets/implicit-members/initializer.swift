struct Size {
  init(width: Int) {}
}
struct Plain {
  init() {}
}
func draw(_ size: Size, _ plain: Plain) {}
func use() -> Size {
  draw(.init(width: 1), .init())
  let other: Size = .init(width: 2)
  _ = other
  return .init(width: 3)
}
