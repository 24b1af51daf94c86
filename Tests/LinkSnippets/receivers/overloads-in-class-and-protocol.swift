// file: App/Subject.swift
struct Event<E> {}
protocol SubjectProtocol { associatedtype Element }
class Subject<Element>: SubjectProtocol {}
class Number<Element>: SubjectProtocol {}
class List<Element>: SubjectProtocol {}
class Many<E>: SubjectProtocol { typealias Element = E }
protocol Shown {}
struct Row: Shown {}
class Base {}
class Leaf: Base {}
// file: App/Protocol.swift
extension SubjectProtocol {
  func send(_ element: Element) {}
  func pass<T>(_ value: T) {}
}
// file: App/Class.swift
extension Subject {
  func send(_ event: Event<Element>) {}
  func pass(_ row: Row) {}
}
extension Number {
  func send(_ number: Int) {}
  func pass(_ shown: any Shown) {}
}
extension List {
  func send(_ elements: [Element]) {}
  func pass(_ base: Base) {}
}
extension Many { func send(_ pair: (E, E)) {} }
// file: App/Use.swift
func generic<V>(
  _ s: Subject<V>, _ n: Number<V>, _ l: List<V>, _ m: Many<V>, _ v: V, _ e: Event<V>, _ a: [V]
) {
  s.send(v)
  s.send(e)
  n.send(v)
  n.send(3)
  l.send(v)
  l.send(a)
  m.send(v)
  s.pass(v)
  n.pass(v)
  l.pass(v)
}
func constrained<V: Shown, W: Leaf>(_ n: Number<V>, _ l: List<W>, _ v: V, _ w: W) {
  n.pass(v)
  l.pass(w)
  n.send(v)
  l.send(w)
}
func concrete(_ s: Subject<Int>, _ n: Number<String>, _ l: List<Row>, _ row: Row, _ i: Int) {
  s.send(i)
  s.send(Event<Int>())
  n.send(i)
  n.send("")
  l.send(row)
  s.pass(row)
  s.pass(i)
  n.pass(row)
  l.pass(Leaf())
}
final class Property<Value> {
  let subject: Subject<Value>
  var values: [Value] = []
  init(_ s: Subject<Value>) { subject = s }
  func set(_ v: Value) { subject.send(v) }
  func all(_ l: List<Value>) {
    l.send(values)
    for value in values { l.send(value) }
  }
}
extension Property where Value == Int {
  func numbers(_ n: Number<String>, _ v: Value) { n.send(v) }
}
struct Box<T> {
  func put(_ value: T) {}
  func put(_ values: [T]) {}
  func again(_ value: T) { put(value) }
}
func boxes(_ b: Box<Row>, _ row: Row, _ rows: [Row]) {
  b.put(row)
  b.put(rows)
}
