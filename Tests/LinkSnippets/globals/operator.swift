struct Vector {
  static func + (left: Vector, right: Vector) -> Vector { left }
}
infix operator <+>: AdditionPrecedence
func <+> (left: Vector, right: Vector) -> Vector { left + right }
func use(_ a: Vector, _ b: Vector) -> Vector { a + b <+> a }
