prefix operator ~~
postfix operator °
prefix func ~~(number: Int) -> Int { number }
postfix func ° (number: Int) -> Angle { Angle() }
struct Vector {
  static prefix func - (vector: Vector) -> Vector { vector }
  static func - (left: Vector, right: Vector) -> Vector { left }
  static func * (left: Vector, right: Int) -> Vector { left }
  var length: Int { 1 }
}
struct Angle {
  static prefix func ~~(angle: Angle) -> Angle { angle }
  static func + (left: Angle, right: Angle) -> Angle { left }
}
func use(vector: Vector, angle: Angle, number: Int) {
  _ = ~~number
  _ = ~~angle
  _ = -vector
  _ = -vector * 2
  _ = vector - -vector
  _ = -number
  _ = number°
  _ = ~~angle + ~~angle
  _ = -vector.length
}
