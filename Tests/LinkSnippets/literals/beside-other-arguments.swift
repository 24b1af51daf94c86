// file: App/Types.swift
struct Tag: ExpressibleByStringLiteral { init(stringLiteral value: String) {} }
struct Mny: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
protocol Shown {}
struct A1 { var n = 1 }
struct B1 { var n = 2 }
extension Tag: Shown {}
struct Row {}
struct Cell {}

// file: App/Use.swift
func f(_ t: Tag, _ n: Int?) -> A1 { A1() }
func f(_ t: String, _ n: Int) -> B1 { B1() }
func h(_ t: Tag) -> A1 { A1() }
func h<T: Collection>(_ t: T) -> B1 where T.Element == Row { B1() }
func p(_ a: Mny, _ b: Mny) -> A1 { A1() }
func p<T>(_ a: T, _ b: T) -> B1 { B1() }
func r(_ a: Mny, _ b: (Row) -> Void) -> A1 { A1() }
func r(_ a: Int, _ b: (Cell, Cell) -> Void) -> B1 { B1() }
func j(_ a: Tag, _ b: Row) -> A1 { A1() }
func j(_ a: String, _ b: Cell) -> B1 { B1() }
func use(_ n: Int?, _ m: Mny, _ w: Row, _ c: Cell, _ k: Int) {
  _ = f("a", k).n
  _ = j("a", c).n
}
