import Foundation

/// Keys by which the server knows a request again.
enum Key {
  /// A key that nobody has used.
  static func new() -> String {
    UUID().uuidString
  }
}
