/// A line of text that the user can read but not change.
open class Label: View {
  public var text: String?

  public init(_ text: String? = nil, identifier: String? = nil) {
    self.text = text
    super.init(identifier: identifier)
  }

  open override var accessibilityValue: String? { text }
  open override var content: String? { text }
}
