/// A control that the user taps.
open class Button: Control {
  public var title: String {
    didSet { setNeedsLayout() }
  }

  public init(_ title: String, identifier: String? = nil) {
    self.title = title
    super.init(identifier: identifier)
  }

  open override var accessibilityValue: String? { title }

  /// The title in brackets while it can be tapped, in parentheses while it cannot; a dot marks a
  /// selected button.
  open override var content: String? {
    let mark = isSelected ? "•" : " "
    return isEnabled ? "[\(mark)\(title) ]" : "(\(mark)\(title) )"
  }
}

extension Button: Tappable {
  func tap() {
    sendActions(for: .primaryActionTriggered)
  }
}
