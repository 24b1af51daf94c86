// Types of a block of code are not seen outside of it
class Screen { init() {} }
struct Row { var title = "" }
func statements() {
  do {
    struct Screen { var row: Row? }
    let screen = Screen(row: nil)
    _ = screen.row
  }
  _ = Screen()
  let screen: Screen? = nil
  _ = screen
  guard Bool.random() else {
    typealias Row = Int
    let row: Row = 1
    _ = row
    return
  }
  _ = Row().title
}
func cases(_ number: Int) {
  switch number {
  case 1:
    enum Screen { case a }
    _ = Screen.a
  default: _ = Screen()
  }
}
func closures() {
  [1].forEach { _ in
    final class Screen {}
    _ = Screen()
  }
  _ = [Screen]()
  _ = Row()
}
func body() {
  struct Row {}
  do { _ = Row() }
}
