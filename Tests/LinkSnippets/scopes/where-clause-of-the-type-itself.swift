// The constraints of a type's own generic parameters see no members of the type.
protocol Model {}
protocol Key {}
protocol Eager { associatedtype Model; func run(_ models: [Model]) }
protocol Lazy: Eager { associatedtype Key: Equatable }
struct Loader<From, To>: Eager where From: Model, To: Model {
  func run(_ models: [From]) {}
}
struct Short<From: Model>: Eager { func run(_ models: [From]) {} }
class Page<From>: Eager where From: Model { typealias Model = Int; func run(_ models: [Int]) {} }
enum Choice<T>: Eager where T: Model { case one; func run(_ models: [Int]) {} }
protocol Sub: Eager where Model: Equatable {}
extension Eager where Model: Key {}
struct Nested<T> where T: Key { struct Key {}; let key: Key }
struct Inner: Eager { typealias Model = Int; func run(_ m: [Model]) {} }
