protocol Lit {
  init()
}
extension Lit {
  static var bright: Self { Self() }
  func use() -> Self { .bright }
}
enum Lamp {
  case bright
}
struct Theme {
  static let bright = Theme()
  func use() -> Self { .bright }
  func local() {
    let theme: Self = .bright
    _ = theme
  }
}
