// A pattern that binds a payload is an enum case, not a function with the name.
class Base<W> {}
extension Base { static func full(_ row: W) -> Base<W> { Base() } }
final class Leaf<W>: Base<W> {
  enum Value { case full(W), empty }
  let value = Value.empty
}

func read(_ leaf: Leaf<Int>) -> Int {
  switch leaf.value {
  case .full(let row): return row
  case .empty: return 0
  }
}
func make() -> Base<Int> { .full(1) }
