// The arguments after 'init' are never those of a 'callAsFunction'.
class Base { init(size: Int) {} }
extension Base { func callAsFunction(size: Int) -> Int { size } }
class Leaf: Base {
  init(count: Int) { super.init(size: count) }
}
struct Row { let id: Int }
extension Row { func callAsFunction(id: Int) -> Int { id } }
func show(_ row: Row) {}
func use(_ id: Int) { show(Row.init(id: id)) }
