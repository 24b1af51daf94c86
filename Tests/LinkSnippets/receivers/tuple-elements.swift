struct Left {
  var a = 1
}
struct Right {
  var b = 1
}
func both() -> (Left, right: Right) { (Left(), Right()) }
func use(_ pair: (Left, Right)) -> Int {
  pair.0.a + pair.1.b + both().right.b
}
