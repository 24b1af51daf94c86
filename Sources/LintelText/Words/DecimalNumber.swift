/// A non-negative number, with its spelling: `300`, `0.5`.
package struct DecimalNumber: Hashable, Sendable {
  package let value: Double
  package let text: String

  /// Fails for anything but digits with at most one point between them.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isSound = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard (1...2).contains(parts.count), isSound, let value = Double(text) else { return nil }
    self.value = value
    self.text = text
  }

  package var isWhole: Bool { value == value.rounded(.down) }
}
