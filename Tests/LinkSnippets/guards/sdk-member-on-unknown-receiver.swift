struct Stack {
  var count = 1
  func append(_ value: Int) {}
}
func use() -> Int {
  var list = [1].dropLast()
  list.append(2)
  let words = "a b".split { $0 == " " }
  return list.count + words.count
}
