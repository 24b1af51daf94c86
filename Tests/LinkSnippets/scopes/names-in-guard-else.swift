struct Part { var name: String }
struct Thing { var name: Part; var next: Thing? { nil } }
extension Optional { var isNone: Bool { false } }
struct Made {
  var name: Int
  init(_ part: Part) { name = 0 }
}
enum Load { case done(Made), none }
func load(_ part: Part) -> Load { .none }
func show(_ part: Part) -> Never { fatalError() }

func guarded(item: Thing) -> Int {
  guard let item = item.next.map({ Made($0.name) }) else { show(item.name) }
  return item.name
}
func severalConditions(item: Thing, other: Thing) -> Int {
  guard let item = item.next.map({ Made($0.name) }), item.name > 0,
    case .done(let other) = load(other.name), other.name > item.name
  else {
    if other.next.isNone { show(item.name) }
    show(other.name)
  }
  return item.name + other.name
}
func shorthand(item: Thing?) -> Part {
  guard let item else { return item!.name }
  return item.name
}
func closures(item: Thing) -> Int {
  guard let item = item.next.map({ Made($0.name) }) else {
    let show = { item.name }
    _ = show().name
    let item = Made(item.name)
    return item.name
  }
  let show = { item.name }
  return show()
}
func ofIf(item: Thing) -> Int {
  if let item = item.next.map({ Made($0.name) }) { return item.name } else { show(item.name) }
}
func nested(item: Thing, other: Thing) -> Int {
  guard let item = item.next.map({ Made($0.name) }) else {
    guard let item = other.next.map({ Made($0.name) }) else { show(item.name) }
    return item.name
  }
  return item.name
}
func tuples(item: Thing, other: Thing) -> Int {
  guard case let (item?, other) = (item.next.map({ Made($0.name) }), Made(other.name)) else {
    show(item.next.isNone ? item.name : other.name)
  }
  return item.name + other.name
}
struct Holder {
  var item: Thing
  func guarded() -> Int {
    guard let item = item.next.map({ Made($0.name) }) else { show(item.name) }
    return item.name
  }
}
