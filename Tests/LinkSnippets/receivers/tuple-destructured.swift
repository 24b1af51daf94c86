struct Left {
  var a = 1
}
struct Right {
  var b = 1
}
func use(_ pair: (Left, Right)) -> Int {
  let (left, right) = pair
  return left.a + right.b
}
