// What 'override' means is the nearest class that has it, not only where it is called.
// file: Kit/Row.swift
open class Row {
  open func reload() {}
  open func reload(_ count: Int) {}
  open func reload(_ text: String) {}
  open func other(_ count: Int) {}
  open var count: Int { 1 }
  open class var shared: Int { 1 }
  open subscript(index: Int) -> Int { index }
  public init(count: Int) {}
}
open class Cell<Value>: Row {
  open func fill(_ value: Value) {}
}
// file: Shared/Env.swift
import Kit
open class Env: Row {
  override open func other(_ count: Int) {}
  open func reload(from other: Int) {}
}
open class Line: Cell<Int> {}
// file: App/Order.swift
import Kit
import Shared
class Order: Env {
  override func reload() {}
  override func reload(_ text: String) {}
  override func other(_ count: Int) {}
  override var count: Int { 2 }
  override class var shared: Int { 2 }
  override subscript(index: Int) -> Int { 0 }
  override init(count: Int) { super.init(count: count) }
  func reload(row: Int) {}
}
class Last: Order {
  override func reload(_ count: Int) {}
}
class Short: Line {
  override func fill(_ value: Int) {}
}
class Direct: Row {
  override func reload() {}
}
class Sink<Value> {
  func receive(_ value: Value) {}
}
class Step<Input, Output>: Sink<Input> {
  override func receive(_ value: Input) {}
}
class Stage<Value>: Step<Value, Value> {}
class Tail<Value>: Stage<Value> {
  override func receive(_ value: Value) {}
}
