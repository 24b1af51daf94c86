// file: App/Types.swift
protocol P {
  var x: Int { get }
  func act()
}
struct LockState: P {
  var x = 1
  func act() {}
}
struct OtherState: P {
  var x = 2
  func act() {}
}
// file: App/Store.swift
class Store<State: P> {
  var context: Context
  init(_ state: State) { context = Context(state) }
  final class Context {
    var viewState: State
    init(_ state: State) { viewState = state }
    func inside() { viewState.act() }
  }
  struct Cell<Value: P> {
    var value: Value
    var state: State
  }
  enum Phase {
    case open(State)
    case nested(Context)
  }
  func make() -> Context { context }
  static func shared() -> Context { fatalError() }
  func each(_ body: (Context) -> Void) { body(context) }
  func contexts() -> [Context] { [context] }
  func cell<V: P>(_ value: V) -> Cell<V> { fatalError() }
  func phase() -> Phase { .nested(context) }
  func own() { context.viewState.act() }
}
extension Store {
  struct Added {
    var state: State
  }
  var added: Added { fatalError() }
  func further() { context.viewState.act() }
  var copy: Store { self }
}
extension Store.Context {
  func extended() { viewState.act() }
  var again: Store.Context { fatalError() }
}
class LockStore: Store<LockState> {
  func inherited() { context.viewState.act() }
  func taken(_ context: Context) { context.viewState.act() }
}
struct Wrapped<Item: P> {
  struct Inner {
    var item: Item
    struct Deep {
      var deep: Item
    }
    var deep: Deep
  }
}
func wrap<T: P>(_ value: T) -> Wrapped<T>.Inner { fatalError() }
// file: App/Use.swift
func use(_ m: Store<LockState>) -> Int { m.context.viewState.x }
func written(_ c: Store<LockState>.Context) -> Int { c.viewState.x }
func methods(_ m: Store<LockState>) {
  m.make().viewState.act()
  Store<LockState>.shared().viewState.act()
  m.each { $0.viewState.act() }
  m.each { context in context.viewState.act() }
  for context in m.contexts() { context.viewState.act() }
  m.contexts().first?.viewState.act()
  m.contexts()[0].viewState.act()
  m.added.state.act()
  m.copy.added.state.act()
  m.copy.context.viewState.act()
  m.context.again.viewState.act()
}
func cells(_ m: Store<LockState>, _ c: Store<LockState>.Cell<OtherState>) {
  m.cell(OtherState()).state.act()
  m.cell(OtherState()).value.act()
  c.value.act()
  c.state.act()
}
func payload(_ m: Store<LockState>) {
  switch m.phase() {
  case .open(let state): state.act()
  case .nested(let context): context.viewState.act()
  }
  if case .nested(let context) = m.phase() { context.viewState.act() }
}
func subclass(_ s: LockStore, _ c: LockStore.Context) {
  s.context.viewState.act()
  c.viewState.act()
}
func generic(_ state: LockState) { wrap(state).item.act() }
func made(_ state: LockState, _ other: OtherState) {
  Wrapped<LockState>.Inner.Deep(deep: state).deep.act()
  Wrapped.Inner.Deep(deep: state).deep.act()
  let cell = Store.Cell(value: other, state: state)
  cell.value.act()
  cell.state.act()
  Store<LockState>.Context(state).viewState.act()
  Store.Context(state).viewState.act()
}
func deep(_ inner: Wrapped<LockState>.Inner) {
  inner.deep.deep.act()
}
func paths(_ rows: [Store<LockState>]) -> [Int] {
  _ = rows.map(\.context.viewState.x)
  _ = \Store<LockState>.Context.viewState.x
  return rows.map { $0.context.viewState.x }
}
typealias Locked = Store<LockState>
typealias LockedContext = Store<LockState>.Context
func aliases(_ a: Locked.Context, _ b: LockedContext, _ c: Locked) {
  a.viewState.act()
  b.viewState.act()
  c.context.viewState.act()
}
func open<T: P>(_ m: Store<T>, _ c: Store<T>.Context) {
  m.context.viewState.act()
  c.viewState.act()
}
func some(_ m: Store<some P>) { m.context.viewState.act() }
