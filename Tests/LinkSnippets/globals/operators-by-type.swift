// Operators that types of the project declare, by the types of their operands
struct Vector {
  var x = 1.0
  var size: Size { Size() }
  static func + (one: Vector, other: Vector) -> Vector { one }
  static func * (one: Vector, factor: Double) -> Vector { one }
  static func += (one: inout Vector, other: Vector) {}
}
struct Size {
  static func < (one: Size, other: Size) -> Bool { true }
}
func - (one: Vector, other: Vector) -> Vector { one }
struct Use {
  var own = Vector()
  func use(_ one: Vector, _ other: Vector, _ factor: Double) -> Bool {
    var sum = one + other
    sum += one
    _ = one - other
    _ = one * factor
    _ = own + other
    _ = 1 + 2
    _ = factor * factor + factor
    return one.size < other.size
  }
  func chain(_ one: Vector, _ other: Vector) -> Size { (one + other - one).size }
}
