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
