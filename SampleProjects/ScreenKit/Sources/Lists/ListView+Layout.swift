extension ListView {
  /// The row from which on the others are laid out.
  enum Anchor {
    /// The row's upper edge lies at the top of the list.
    case top(Int)
    /// The row's lower edge lies at the bottom of the list.
    case bottom(Int)
  }

  /// Moves on by `rows`, as far as there are rows.
  func scroll(by rows: Int) {
    guard rows != 0, let first = visibleRows.first else { return }
    anchor = .top(min(max(0, first + rows), rowCount - 1))
    setNeedsLayout()
  }

  /// Gives cells to all rows that can be seen from the anchor on, and takes them from all others.
  func layoutRows() {
    let (rows, start) = loadRows()
    recycleCells { !rows.contains($0) }
    var edge = start
    for row in rows {
      guard let cell = cells[row] else { continue }
      let height = height(of: cell)
      cell.frame = Rect(row: edge, columns: bounds.size.columns, rows: height)
      edge += height
    }
    subviews.sort { $0.frame.row < $1.frame.row }
  }

  func isFullyVisible(_ row: Int) -> Bool {
    guard let frame = cells[row]?.frame else { return false }
    return frame.intersection(bounds) == frame
  }

  /// Puts the cells of the rows that `matches` aside, to be used again.
  func recycleCells(where matches: (Int) -> Bool) {
    for row in visibleRows where matches(row) {
      guard let cell = cells.removeValue(forKey: row) else { continue }
      cell.removeFromSuperview()
      reusableCells[cell.reuseIdentifier, default: []].append(cell)
    }
  }

  /// The rows that can be seen, and where the upper edge of the first one lies.
  private func loadRows() -> (rows: Range<Int>, start: Int) {
    guard rowCount > 0, !bounds.isEmpty else { return (0..<0, 0) }
    switch anchor {
    case .top(let row): return loadRows(downFrom: min(row, rowCount - 1))
    case .bottom(let row): return loadRows(upFrom: min(row, rowCount - 1))
    }
  }

  private func loadRows(downFrom first: Int) -> (rows: Range<Int>, start: Int) {
    let height = bounds.size.rows
    recycleCells { $0 < first || $0 >= first + height }
    var end = first
    var used = 0
    while used < height, end < rowCount {
      used += loadHeight(of: end)
      end += 1
    }
    if used < height, first > 0 {
      // There is room below the last row, so the list scrolls to its end and no further.
      anchor = .bottom(rowCount - 1)
      return loadRows(upFrom: rowCount - 1)
    }
    return (first..<end, 0)
  }

  private func loadRows(upFrom last: Int) -> (rows: Range<Int>, start: Int) {
    let height = bounds.size.rows
    recycleCells { $0 > last || $0 <= last - height }
    var first = last + 1
    var used = 0
    while used < height, first > 0 {
      first -= 1
      used += loadHeight(of: first)
    }
    if used < height, last < rowCount - 1 {
      anchor = .top(0)
      return loadRows(downFrom: 0)
    }
    return (first..<(last + 1), min(0, height - used))
  }

  private func loadHeight(of row: Int) -> Int {
    if let cell = cells[row] { return height(of: cell) }
    guard let cell = dataSource?.listView(self, cellForRowAt: row) else { return 1 }
    cells[row] = cell
    addSubview(cell)
    return height(of: cell)
  }

  private func height(of cell: ListCell) -> Int {
    max(1, cell.sizeThatFits(bounds.size).rows)
  }
}
