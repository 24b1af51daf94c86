struct V {
  static func + (a: V, b: W) -> V { a }
  static func == <T>(a: V, b: T) -> Bool { true }
  static prefix func - (a: V) -> V { a }
  static func += (a: inout V, b: V) {}
}
