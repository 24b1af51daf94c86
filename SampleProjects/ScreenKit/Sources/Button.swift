/// A control that the user taps.
open class Button: Control {
  public var title: String

  public init(_ title: String, identifier: String? = nil) {
    self.title = title
    super.init(identifier: identifier)
  }

  open override var accessibilityValue: String? { title }

  /// The title in brackets while it can be tapped, in parentheses while it cannot.
  open override var content: String? {
    isEnabled ? "[ \(title) ]" : "( \(title) )"
  }
}
