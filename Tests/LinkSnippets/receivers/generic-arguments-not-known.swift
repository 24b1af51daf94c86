// file: App/Proto.swift
protocol Closable { func finishWriting() }
// file: App/Concrete.swift
struct Writer: Closable { func finishWriting() {} }
// file: App/Stream.swift
struct Stream<Out: Closable> {
  var outbound: Out
  func inside() { outbound.finishWriting() }
}
extension Stream {
  func further() { outbound.finishWriting() }
}
enum Phase<Out: Closable> {
  struct Connected { var open: [Stream<Out>] = [] }
  case connected(Connected)
}
func first<T: Closable>(_ values: [T]) -> T { values[0] }
// file: App/State.swift
struct State { var open: [Int: (Int, Stream<Writer>)] = [:] }
struct Locked<Value> {
  var value: Value
  func withLock<R>(_ body: (inout Value) -> R) -> R { fatalError() }
}
// file: App/Use.swift
func use(_ m: Locked<State>) {
  let open = m.withLock { $0.open.values }
  for (_, b) in open { b.outbound.finishWriting() }
}
func use2(_ p: Phase<Writer>.Connected) { for a in p.open { a.outbound.finishWriting() } }
func use3(_ p: Phase<Writer>) {
  switch p {
  case .connected(let c): for a in c.open { a.outbound.finishWriting() }
  }
}
func use4(_ m: Locked<[Writer]>) {
  let rows = m.withLock { $0.map { $0 } }
  first(rows).finishWriting()
}
func use5<T: Closable>(_ stream: Stream<T>) { stream.outbound.finishWriting() }
extension Stream where Out == Writer {
  func special() { outbound.finishWriting() }
}
extension Stream {
  func only(_ other: Stream<Out>) where Out == Writer {
    outbound.finishWriting()
    other.outbound.finishWriting()
    let all = [other]
    for stream in all { stream.outbound.finishWriting() }
  }
  func any(_ other: Stream<Out>) {
    let all = [other]
    for stream in all { stream.outbound.finishWriting() }
    all.forEach { $0.outbound.finishWriting() }
  }
}
struct Pair<A: Closable, B: Closable> {
  var a: A
  var b: B
  func both() {
    a.finishWriting()
    b.finishWriting()
  }
}
func pairs(_ pair: Pair<Writer, Writer>) {
  pair.a.finishWriting()
  pair.b.finishWriting()
}
func pass<T: Closable>(_ value: T, _ body: (T) -> Void) { body(value) }
func passed(_ m: Locked<Writer>, _ any: any Closable) {
  let writer = m.withLock { $0 }
  pass(writer) { $0.finishWriting() }
  pass(any) { $0.finishWriting() }
  pass(Writer()) { $0.finishWriting() }
  pass(m.value) { $0.finishWriting() }
}
