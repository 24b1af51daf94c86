/// Text that the user can read but not change.
open class Label: View {
  public var text: String? {
    didSet { setNeedsLayout() }
  }

  /// How many lines the text may take when it is drawn; zero means as many as it needs.
  ///
  /// What does not fit is left out, with an ellipsis at the end.
  public var numberOfLines = 1 {
    didSet { setNeedsLayout() }
  }

  public init(_ text: String? = nil, identifier: String? = nil) {
    self.text = text
    super.init(identifier: identifier)
  }

  open override var accessibilityValue: String? { text }
  open override var content: String? { text }

  override func contentLines(fitting columns: Int) -> [String] {
    guard numberOfLines != 1, let content else { return super.contentLines(fitting: columns) }
    let lines = content.wrapped(to: columns)
    guard numberOfLines > 0, lines.count > numberOfLines else { return lines }
    let cut = lines[numberOfLines - 1] + "…"
    return lines.prefix(numberOfLines - 1) + [cut.clipped(to: columns)]
  }
}
