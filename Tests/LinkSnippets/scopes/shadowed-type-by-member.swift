struct Color {
  static let red = Color()
}
struct Theme {
  struct Color {
    static let red = Color()
  }
  let color = Color.red
}
let color = Color.red
