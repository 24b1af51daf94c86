struct Part { var name: String }
struct Thing { var name: Part; var next: Thing? { nil }; var parts: [Thing] }
struct Made {
  var name: Int
  init(_ part: Part) { name = 0 }
}
enum Load { case done(Thing), none }
func make(_ part: Part) -> Made { Made(part) }
func pair(_ part: Part) -> (Made, Made) { (make(part), make(part)) }
func load(_ part: Part) -> Load { .none }

func ofParameter(item: Thing) {
  let item = Made(item.name)
  _ = item.name
}
func inBlock(item: Thing) {
  do { let item = make(item.name); _ = item.name }
  _ = item.name
}
func inLoop(_ items: [Thing]) {
  for item in items { let item = Made(item.name); _ = item.name }
  for item in items where item.parts.isEmpty { _ = item.name }
}
func ofLoop(item: Thing) {
  for item in item.parts.map({ Made($0.name) }) { _ = item.name }
  for case let item in item.parts where item.next == nil { _ = item.name }
}
func inClosure(_ items: [Thing]) {
  items.forEach { item in
    let item = make(item.name)
    _ = item.name
  }
}
func severalNames(item: Thing) {
  var item = Made(item.name), other = item.name
  item.name += other
  other = item.name
}
func calledClosure(item: Thing) {
  let item = { () -> Made in
    let other = Made(item.name)
    return other
  }()
  _ = item.name
}
func ofTuple(item: Thing, other: Made) {
  let (item, other) = pair(item.name)
  _ = item.name
  _ = other.name
}
func ofCase(_ load: Load) {
  switch load {
  case .done(let item):
    let item = Made(item.name)
    _ = item.name
  case .none: break
  }
}
func inConditions(item: Thing?) {
  if let item = item.map({ Made($0.name) }) { _ = item.name }
  if let item, let item = Optional(make(item.name)) { _ = item.name }
  if case .done(let item) = load(item!.name) { _ = item.name }
  guard let item = item?.next, case let item = Made(item.name) else { return }
  _ = item.name
}
func inWhile(item: Thing) {
  var last = item
  while let last = last.next.map({ make($0.name) }) { _ = last.name }
  while let next = last.next { last = next }
  _ = last.name
}
func captured(item: Thing, other: Thing) {
  let show = { [item = Made(item.name), other = item.name] in _ = (item.name, other.name) }
  show()
}
func withCondition(item: Thing) {
  let item = if let item = item.next { Made(item.name) } else { make(item.name) }
  _ = item.name
}
func observed(item: Thing) {
  var item = Made(item.name) { didSet { _ = item.name } }
  item.name = 1
}
func onSeveralLines(item: Thing) {
  let item =
    Made(
      item.name)
  _ = item.name
}
struct Holder {
  var item: Thing
  func ofProperty() {
    let item = Made(item.name)
    _ = item.name
  }
  func ofSelf() {
    let item = Made(self.item.name)
    _ = item.name
  }
  func guarded() -> Int {
    guard let item = item.next.map({ Made($0.name) }) else { return item.parts.count }
    return item.name
  }
}
