/// One row of a list, as long as that row can be seen; then it is used for another row.
///
/// A cell is as tall as its content asks for, and has one line at least.
open class ListCell: View {
  /// The kind of cell; cells of one kind stand in for each other.
  public let reuseIdentifier: String

  /// What the cell shows, if a line of text is all; other cells have subviews instead.
  public var text: String? {
    didSet { setNeedsLayout() }
  }

  /// Whether the cell's row is the selected one.
  public internal(set) var isSelected = false

  /// Called by the list that the cell class is registered with.
  public required init(reuseIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Called before the cell is used for another row, to forget what belongs to the old one.
  ///
  /// Overrides should call `super`.
  open func prepareForReuse() {}

  open override var accessibilityValue: String? { text }
  open override var content: String? { text }

  /// The cell's identifier stands on its first line.
  open override func render() -> [RenderedLine] {
    var lines = super.render()
    if content == nil, let identifier, !lines.isEmpty {
      lines[0].identifiers.insert(identifier, at: 0)
    }
    return lines
  }
}

extension ListCell: Tappable {
  var isEnabled: Bool { true }

  func tap() {
    (superview as? ListView)?.select(self)
  }
}
