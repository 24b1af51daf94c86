// A requirement comes before a member of an extension, whichever protocol it is of.
protocol Elementary {
  static func root(_ value: Self) -> Self
  func halved() -> Self
  var size: Int { get }
}
protocol Real: Elementary {}
extension Real {
  static func root(_ value: Self) -> Self { value }
  func halved() -> Self { self }
  var size: Int { 1 }
  func doubled() -> Self { self }
  func halved(by count: Int) -> Self { self }
  func show() { _ = size; _ = self.halved(); _ = doubled() }
}
extension Elementary { func doubled() -> Self { self } }
struct Number: Real { var size: Int { 2 } }
struct Other: Real {
  static func root(_ value: Other) -> Other { value }
  func halved() -> Other { self }
}
func generic<T: Real>(_ value: T) -> T {
  _ = value.size
  _ = value.doubled()
  _ = value.halved(by: 2)
  return value.halved()
}
func implicit<T: Real>(_ value: T) -> T { .root(value) }
func opaque(_ value: some Real) { _ = value.size; _ = value.halved() }
func existential(_ value: any Real) { _ = value.size; _ = value.doubled() }
func composed(_ value: any Real & Sendable) { _ = value.size }
func concrete(_ value: Number, _ other: Other) {
  _ = value.size
  _ = value.halved()
  _ = other.halved()
  _ = Other.root(other)
}
class Box: Real {
  var size: Int { 3 }
  static func root(_ value: Box) -> Self { fatalError() }
  func halved() -> Self { self }
}
func ofClass<T: Box>(_ value: T) { _ = value.size; _ = value.halved(); _ = value.doubled() }
func ofBoth<T: Box & Real>(_ value: T) { _ = value.size }
protocol Holding { associatedtype Held: Real; var held: Held { get } }
func associated<H: Holding>(_ holder: H) { _ = holder.held.size; _ = holder.held.halved() }
