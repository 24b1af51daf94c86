/// What is far beyond any property list that a tool writes.
enum PropertyListLimits {
  /// In bytes; the largest of projects have two million.
  static let sizeLimit = 1 << 26
  /// Of dictionaries and arrays in each other; in project files there are fewer than ten.
  static let depthLimit = 128
}
