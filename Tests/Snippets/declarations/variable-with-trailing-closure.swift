let view = Stack {
  Text("a")
}
var count: Int
