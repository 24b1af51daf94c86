enum E {
  static let shared: A = {
    let a = A()
    a.b = B.c
    return a
  }()
  static var count = 0
}
