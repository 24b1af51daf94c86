/// Lays its subviews out in a column or in a row.
open class StackView: View {
  public enum Axis: Sendable {
    case horizontal
    case vertical
  }

  public var axis: Axis {
    didSet { setNeedsLayout() }
  }

  public init(arrangedSubviews: [View], axis: Axis = .vertical) {
    self.axis = axis
    super.init()
    arrangedSubviews.forEach(addSubview)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    LinearLayout(axis, of: subviews).sizeThatFits(size)
  }

  open override func layoutSubviews() {
    LinearLayout(axis, of: subviews).place(in: bounds)
  }

  open override func render() -> [RenderedLine] {
    let lines = super.render()
    return axis == .horizontal ? lines.onOneLine : lines
  }
}
