infix operator <+>:
  Precedence
precedencegroup
  Precedence {}
func ==< T>(a: T, b: T) -> Bool { true }
