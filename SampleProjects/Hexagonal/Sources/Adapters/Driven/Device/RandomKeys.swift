import Foundation

/// Keys that nobody has by chance.
struct RandomKeys: KeySource {
  func nextKey() -> String {
    UUID().uuidString
  }
}
