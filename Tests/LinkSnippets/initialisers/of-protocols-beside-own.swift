struct Query { let text: String }
protocol Expressible { var text: String { get }; init(_ text: String, _ count: Int) }
extension Expressible {
  init(literal: String) { self.init(literal, 0) }
}
struct Term: Expressible {
  let text: String
  init(_ text: String, _ count: Int) { self.text = text }
}
class Node: Expressible {
  let text: String
  required init(_ text: String, _ count: Int) { self.text = text }
}
func use() {
  _ = Term(literal: "a")
  _ = Term("a", 1)
  _ = Node(literal: "b")
  let term: Term = .init(literal: "c")
  _ = term
}
