struct Handler {
  func callAsFunction(_ number: Int) -> Row { Row() }
  func callAsFunction(name: String) {}
}
struct Row { var value = 1 }
struct Screen {
  let handle = Handler()
  var make: (Int) -> Row = { _ in Row() }
}
func use(_ screen: Screen, _ handler: Handler) {
  _ = screen.handle(1).value
  handler(name: "a")
  let local = Handler()
  _ = local(2)
  _ = screen.make(3)
}
