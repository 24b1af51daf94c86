import Foundation

/// Makes keys by which the server knows a request again.
@MainActor
protocol KeySource {
  /// A key that nobody has used.
  func next() -> String
}

struct RandomKeySource: KeySource {
  func next() -> String { UUID().uuidString }
}
