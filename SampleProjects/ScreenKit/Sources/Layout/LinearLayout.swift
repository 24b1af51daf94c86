/// Places visible views one after another: what a stack view does, and every view by default.
///
/// Flexible views share what the others leave. Where room is short, the longest view gives way first,
/// so that a long text loses its end before a button below it loses its only row.
@MainActor
struct LinearLayout {
  /// The empty columns between two views of a row.
  private static let columnGap = 2

  private let isRow: Bool
  private let views: [View]

  init(_ axis: StackView.Axis, of views: [View]) {
    isRow = axis == .horizontal
    self.views = views.filter { !$0.isHidden }
  }

  func place(in bounds: Rect) {
    var place = bounds
    for (view, length) in zip(views, lengths(in: bounds.size)) {
      if isRow { place.size.columns = length } else { place.size.rows = length }
      view.frame = place
      if isRow { place.column += length + LinearLayout.columnGap } else { place.row += length }
    }
  }

  func sizeThatFits(_ size: Size) -> Size {
    if isRow {
      let lengths = lengths(in: size)
      let rows = zip(views, lengths).map { view, columns in
        view.sizeThatFits(Size(columns: columns, rows: size.rows)).rows
      }
      return Size(columns: lengths.reduce(gaps, +), rows: rows.max() ?? 0)
    }
    let sizes = views.map { $0.sizeThatFits(size) }
    let rows = zip(views, sizes).reduce(0) { $0 + ($1.0.isFlexible ? 0 : $1.1.rows) }
    let takesAll = views.contains { $0.isFlexible }
    return Size(
      columns: sizes.map(\.columns).max() ?? 0, rows: takesAll ? max(rows, size.rows) : rows)
  }

  private var gaps: Int { isRow ? LinearLayout.columnGap * max(0, views.count - 1) : 0 }

  /// How long each view is along the axis.
  private func lengths(in size: Size) -> [Int] {
    let flexible = views.indices.filter { views[$0].isFlexible }
    var lengths = views.map { view in
      if view.isFlexible { return 0 }
      let wanted = view.sizeThatFits(size)
      return isRow ? wanted.columns : wanted.rows
    }
    var left = (isRow ? size.columns : size.rows) - gaps - lengths.reduce(0, +)
    for (position, index) in flexible.enumerated() where left > 0 {
      lengths[index] = left / (flexible.count - position)
      left -= lengths[index]
    }
    while left < 0, let longest = lengths.max(), longest > 0,
      let index = lengths.lastIndex(of: longest)
    {
      lengths[index] -= 1
      left += 1
    }
    return lengths
  }
}
