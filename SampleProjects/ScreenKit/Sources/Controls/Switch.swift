/// A control that is on or off.
open class Switch: Control {
  /// Whether the switch is on. Setting it from code reports no event, as in UIKit.
  public var isOn = false {
    didSet { setNeedsLayout() }
  }

  /// "on" or "off".
  open override var accessibilityValue: String? { isOn ? "on" : "off" }

  open override var content: String? {
    let state = isOn ? "on" : "off"
    return isEnabled ? "[ \(state) ]" : "( \(state) )"
  }
}

extension Switch: Tappable {
  func tap() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
