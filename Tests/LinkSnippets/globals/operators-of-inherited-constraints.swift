// Operators whose operands have a constraint that inherits the wanted one
protocol Semigroup { func op(_ other: Self) -> Self }
infix operator <+>: AdditionPrecedence
func <+> <A: Semigroup>(a: A, b: A) -> A { a.op(b) }
func <+> (a: String, b: String) -> String { a + b }
protocol Monoid: Semigroup { static var zero: Self { get } }
protocol Group: Monoid { var inverse: Self { get } }
func plain<W: Monoid>(_ a: W, _ b: W) -> W { a <+> b }
func deep<W: Group>(_ a: W, _ b: W) -> W { a <+> b.inverse }
func both<W: Monoid & Sendable>(_ a: W, _ b: W) -> W { a <+> b <+> .zero }
func whole<W>(_ a: W, _ b: W) -> W where W: Monoid { a <+> b }
func text(_ a: String) -> String { a <+> "b" }
struct Writer<W: Monoid, T> {
  let run: (T, W)
  func product(_ other: Writer<W, T>) -> W {
    let (_, first) = self.run
    let (_, second) = other.run
    return first <+> second
  }
}
