extension View {
  /// The view's own coordinates: its frame's size, at the origin.
  public var bounds: Rect { Rect(columns: frame.size.columns, rows: frame.size.rows) }

  /// Asks for a new layout before the screen is looked at next; for a view whose content changes.
  public func setNeedsLayout() {
    needsLayout = true
    // A view that wants another size changes the places of those around it. A superview that is at
    // its layout knows already.
    if let superview, !superview.needsLayout { superview.setNeedsLayout() }
  }

  /// Lays out the view and everything inside it now, where that was asked for.
  ///
  /// A layout that asks for another one, as by changing a text, gets it; after ten in a row it has to
  /// wait for the next time.
  public func layoutIfNeeded() {
    for _ in 0..<10 where needsLayout {
      layoutOnce()
    }
  }

  private func layoutOnce() {
    guard needsLayout else { return }
    layoutSubviews()
    needsLayout = false
    for subview in subviews { subview.layoutOnce() }
  }

  /// Draws what can be seen through `clip`, if the superview has `superplace` on the canvas.
  func draw(on canvas: inout Canvas, in superplace: Rect, clip: Rect) {
    var place = frame
    place.column += superplace.column
    place.row += superplace.row
    let visible = place.intersection(clip)
    guard !isHidden, !visible.isEmpty else { return }
    for (index, line) in contentLines(fitting: place.size.columns).enumerated() {
      canvas.write(line, column: place.column, row: place.row + index, clip: visible)
    }
    for subview in subviews {
      subview.draw(on: &canvas, in: place, clip: visible)
    }
  }
}
