// Operators of the project whose result is of another type than the operands
// file: App/Vector.swift
struct Vector { var len = 1; var x = 0 }
struct Point {
  var len = 2; var x = 1
  static func - (a: Point, b: Point) -> Vector { Vector() }
  static func + (a: Point, b: Vector) -> Point { a }
  static prefix func - (a: Point) -> Vector { Vector() }
}
extension Vector {
  static func + (a: Vector, b: Vector) -> Vector { a }
  static func * (a: Vector, b: Int) -> Vector { a }
}

// file: App/Use.swift
func f(p: Point, q: Point) -> Int { (p - q).len }
func g(p: Point, q: Point) -> Int { let d = p - q; return d.x }
func h(p: Point) -> Int { (-p).len }
func i(p: Point, v: Vector) -> Int { (p + v).x }
func j(p: Point, v: Vector) -> Int { let moved = p + v; return moved.len }
func k(v: Vector) -> Int { (v + v + v).len }
func l(a: Int, b: Int) -> Int { let d = a - b; return d }
func m(p: [Point], q: Point) -> [Int] { p.map { ($0 - q).len } }
func n(p: Point, q: Point) -> Int { let far = p.x - q.x; return far }
func o(p: Point, q: Point, v: Vector) -> Int { let d = v * 2 + v; return d.len }
