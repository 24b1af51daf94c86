/// A control that the user writes a line of text into.
open class TextField: Control {
  /// What the field is for.
  public var placeholder: String

  /// What is written in the field. Setting it from code reports no event, as in UIKit.
  public var text = ""

  /// Whether the text is drawn as dots.
  public var isSecure = false

  public init(_ placeholder: String, identifier: String? = nil) {
    self.placeholder = placeholder
    super.init(identifier: identifier)
  }

  open override var accessibilityValue: String? { text }

  open override var content: String? {
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    return "\(placeholder): \(shown)_"
  }
}
