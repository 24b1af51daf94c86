/// A version of Swift and its tools, such as `6.0`; a number that is not written is 0.
package struct SwiftVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let patch: Int

  /// The newest version whose behaviour this program knows.
  package static let newestKnown = SwiftVersion(major: 6, minor: 3, patch: 1)

  package init(major: Int, minor: Int = 0, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads one to three numbers with dots between them; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.init(
      major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0,
      patch: numbers.count > 2 ? numbers[2] : 0)
  }

  /// The version as people write it, without a third number that is 0: `6.0`, `6.3.1`.
  package var description: String { "\(major).\(minor)" + (patch == 0 ? "" : ".\(patch)") }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
