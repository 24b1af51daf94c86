struct Element {}
struct Stack<Element> {
  var all: [Element] = []
}
extension Stack {
  var top: Element? { all.last }
  func other() -> Swift.Array<Element> { all }
}
func outside(_ element: Element) {}
