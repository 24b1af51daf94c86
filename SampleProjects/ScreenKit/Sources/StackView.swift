/// Lays its subviews out in a column or in a row.
open class StackView: View {
  public enum Axis: Sendable {
    case horizontal
    case vertical
  }

  public var axis: Axis

  public init(arrangedSubviews: [View], axis: Axis = .vertical) {
    self.axis = axis
    super.init()
    arrangedSubviews.forEach(addSubview)
  }

  open override func render() -> [RenderedLine] {
    let lines = super.render()
    guard axis == .horizontal, !lines.isEmpty else { return lines }
    let text = lines.map(\.text).joined(separator: "  ")
    return [RenderedLine(text: text, identifiers: lines.flatMap(\.identifiers))]
  }
}
