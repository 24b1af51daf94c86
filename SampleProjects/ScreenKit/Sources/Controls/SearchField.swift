/// A text field with a button that empties it, shown while there is something to empty.
///
/// The button's identifier is the field's own, followed by ".clear".
public final class SearchField: TextField {
  private let clearButton: Button

  public override init(_ placeholder: String = "Search", identifier: String? = nil) {
    clearButton = Button("Clear", identifier: identifier.map { "\($0).clear" })
    super.init(placeholder, identifier: identifier)
    clearButton.isHidden = true
    clearButton.addTarget(self, action: SearchField.clear, for: .primaryActionTriggered)
    addSubview(clearButton)
  }

  public override var text: String {
    didSet { clearButton.isHidden = text.isEmpty }
  }

  /// Empties the field as the user does, which reports that its text has changed.
  public func clear() {
    edit("")
  }

  /// Text and button on one line.
  public override func render() -> [RenderedLine] {
    super.render().onOneLine
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(columns: size.columns, rows: 1)
  }

  public override func layoutSubviews() {
    let width = clearButton.sizeThatFits(bounds.size).columns
    clearButton.frame = Rect(column: bounds.size.columns - width, columns: width, rows: 1)
  }

  /// The text ends before the button.
  override func contentLines(fitting columns: Int) -> [String] {
    guard !clearButton.isHidden else { return super.contentLines(fitting: columns) }
    let button = clearButton.sizeThatFits(Size(columns: columns, rows: 1))
    return super.contentLines(fitting: columns - button.columns - 1)
  }
}
