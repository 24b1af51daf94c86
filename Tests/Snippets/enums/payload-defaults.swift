enum E {
  case a(x: X = X.default, Int = 3), b(y: Y = .init(z: Z()))
}
