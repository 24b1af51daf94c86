struct Left {
  var a = 1
}
struct Right {
  var b = 1
}
func use(_ left: [Left], _ right: [Right]) {
  for (first, second) in zip(left, right) { print(first.a, second.b) }
}
