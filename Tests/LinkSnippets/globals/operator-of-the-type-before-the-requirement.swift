// The operator of a type that conforms comes before the requirement.
infix operator <>: AdditionPrecedence
prefix operator ^^
protocol Semigroup {
  static func <> (lhs: Self, rhs: Self) -> Self
  static prefix func ^^ (value: Self) -> Self
}
extension Semigroup { static prefix func ^^ (value: Self) -> Self { value } }
extension Array: Semigroup { static func <> (lhs: Array, rhs: Array) -> Array { lhs + rhs } }
extension String: Semigroup { static func <> (lhs: String, rhs: String) -> String { lhs + rhs } }
struct Sum: Semigroup {
  static func <> (lhs: Sum, rhs: Sum) -> Sum { lhs }
  static prefix func ^^ (value: Sum) -> Sum { value }
}
class Base: Semigroup { static func <> (lhs: Base, rhs: Base) -> Self { fatalError() } }
final class Leaf: Base {}
func arrays(_ a: [Int], _ b: [Int]) -> [Int] { a <> b }
func texts(_ a: String, _ b: String) -> String { a <> b }
func sums(_ a: Sum, _ b: Sum) -> Sum { a <> b }
func prefixed(_ a: Sum) -> Sum { ^^a }
func generic<T: Semigroup>(_ a: T, _ b: T) -> T { a <> b }
func existential(_ a: some Semigroup) { _ = a <> a }
extension Semigroup { func twice() -> Self { self <> self } }
