/// A layer as the rules file describes it.
package struct LayerDefinition: Sendable {
  package enum Access: String, CaseIterable {
    case open
    case closed
  }

  package enum Siblings: String, CaseIterable {
    case free
    case independent
  }

  package let name: String
  package let of: [ComponentReference]
  package let access: Access
  package let siblings: Siblings
}

extension LayerDefinition {
  /// The entry that would declare the layer open, in words: `'Domain: open'`.
  package var opening: String {
    of.count == 1 && of[0].text == name
      ? "'\(name): open'" : "'access: open' for layer '\(name)'"
  }
}
