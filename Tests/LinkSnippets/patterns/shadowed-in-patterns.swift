// What is bound in one pattern is no more than that in the next
struct Row { var count = 1 }
struct Other { var count = 2 }
indirect enum Event { case row(Row), other(Other), words([String]), pair(Row, with: Other), wrapped(Event?, Row) }
indirect enum Tree<Leaf> { case leaf(Leaf), branch(Tree, Tree), named(String, Tree) }
func use(_ event: Event, _ tree: Tree<Row>, _ words: Tree<String>) -> Int {
  switch event {
  case .row(let item): return item.count
  case .other(let item): return item.count
  case .words(let item) where item.count > 1: return item.count
  case .pair(let item, with: let other) where item.count > other.count: return other.count
  case .pair(_, with: let item): return item.count
  case .wrapped(.row(let item)?, let row): return item.count + row.count
  case .wrapped(.some(.other(let item)), _): return item.count
  case .wrapped(nil, let item): return item.count
  default: break
  }
  switch tree {
  case .leaf(let leaf): return leaf.count
  case .branch(.leaf(let left), .leaf(let right)): return left.count + right.count
  case .named(let name, .leaf(let leaf)): return name.count + leaf.count
  case .branch(let left, _):
    if case .leaf(let leaf) = left { return leaf.count }
  default: break
  }
  if case .leaf(let leaf) = words { return leaf.count }
  if case .row(let row) = event, case .leaf(let leaf) = tree, row.count > leaf.count { return 1 }
  let closure = { (event: Event) -> Int in
    guard case .other(let item) = event else { return 0 }
    return item.count
  }
  do {
    let (item, other) = (event, Other())
    if case .row(let item) = item { return item.count + other.count }
  }
  return closure(event)
}
