/// Limits that are far above the property lists that any tool writes.
enum PropertyListLimits {
  /// The size in bytes. The largest projects have two million.
  static let sizeLimit = 1 << 26
  /// The nesting depth of dictionaries and arrays. Project files have fewer than ten levels.
  static let depthLimit = 128
}
