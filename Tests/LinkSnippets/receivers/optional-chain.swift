class Node {
  var next: Node?
  var value = 1
  func reset() {}
}
func use(_ node: Node?) -> Int? {
  node?.next?.reset()
  return node!.next?.value
}
