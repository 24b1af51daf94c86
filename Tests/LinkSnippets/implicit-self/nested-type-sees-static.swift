struct Outer {
  static let limit = 1
}
extension Outer {
  struct Inner {
    func use() -> Int { limit }
  }
}
