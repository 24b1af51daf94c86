/// A control that the user writes a line of text into.
///
/// The field that has the keyboard shows a caret.
open class TextField: Control {
  /// What the field is for.
  public var placeholder: String {
    didSet { setNeedsLayout() }
  }

  /// What is written in the field. Setting it from code reports no event, as in UIKit.
  public var text = "" {
    didSet { setNeedsLayout() }
  }

  /// Whether the text is drawn as dots.
  public var isSecure = false {
    didSet { setNeedsLayout() }
  }

  public init(_ placeholder: String, identifier: String? = nil) {
    self.placeholder = placeholder
    super.init(identifier: identifier)
  }

  open override var accessibilityValue: String? { text }

  open override var content: String? { label + written }

  /// A text that is too long shows its end while the user types there, and else its beginning.
  override func contentLines(fitting columns: Int) -> [String] {
    let room = columns - label.columns
    guard isFirstResponder, written.columns > room else {
      return super.contentLines(fitting: columns)
    }
    // Without room for a character and what stands for the others, the label gives way too.
    guard room > 2 else { return [(label + written).clippedToEnd(in: columns)] }
    return [label + written.clippedToEnd(in: room)]
  }

  private var label: String { "\(placeholder): " }

  /// The text, and the caret, whose column stays free while another field has the keyboard.
  private var written: String {
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    return shown + (isFirstResponder ? "_" : " ")
  }
}

// MARK: - Focus

extension TextField {
  /// Whether what the user types goes into this field. A window has one such field at most.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  /// Takes the keyboard; returns whether the field has it now: not if it is disabled or not seen.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let window, isEnabled, window.canSee(self) else { return false }
    guard !isFirstResponder else { return true }
    window.firstResponder?.resignFirstResponder()
    window.firstResponder = self
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Gives up the keyboard; returns whether the field had it.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard let window, isFirstResponder else { return false }
    window.firstResponder = nil
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Writes as the user does.
  func edit(_ newText: String) {
    text = newText
    sendActions(for: .editingChanged)
  }
}
