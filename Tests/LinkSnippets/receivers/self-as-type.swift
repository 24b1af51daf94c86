final class Pool {
  static let shared = Pool()
  var size = 1
}
extension Pool {
  static func make() -> Self { Self() }
  func use() -> Int { Self.shared.size }
}
