/// A framed box in the middle of the screen.
final class AlertView: View {
  private let box = Box()

  init(_ content: View) {
    super.init()
    box.addSubview(content)
    addSubview(box)
  }

  override func layoutSubviews() {
    let wanted = box.sizeThatFits(bounds.size)
    let columns = min(wanted.columns, bounds.size.columns)
    let rows = min(wanted.rows, bounds.size.rows)
    box.frame = Rect(
      column: (bounds.size.columns - columns) / 2, row: (bounds.size.rows - rows) / 2,
      columns: columns, rows: rows)
  }

  private final class Box: View {
    private static let margins = Insets(top: 1, left: 2, bottom: 1, right: 2)

    override func sizeThatFits(_ size: Size) -> Size {
      let wanted = LinearLayout(.vertical, of: subviews).sizeThatFits(
        Size(columns: size.columns - 4, rows: size.rows - 2))
      return Size(columns: wanted.columns + 4, rows: wanted.rows + 2)
    }

    override func layoutSubviews() {
      LinearLayout(.vertical, of: subviews).place(in: bounds.inset(by: Box.margins))
    }

    /// The frame, and the ground that hides what is behind.
    override func contentLines(fitting columns: Int) -> [String] {
      let line = String(repeating: "─", count: max(0, columns - 2))
      let ground = "│" + String(repeating: " ", count: max(0, columns - 2)) + "│"
      let middle = Array(repeating: ground, count: max(0, bounds.size.rows - 2))
      return ["┌\(line)┐"] + middle + ["└\(line)┘"]
    }
  }
}
