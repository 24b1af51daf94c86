/// A column of rows that can be longer than the screen: only the rows that can be seen have cells.
///
/// A list takes the room that the views around it leave.
public final class ListView: View {
  /// Where a row comes to lie when a list scrolls to it.
  public enum ScrollPosition: Sendable {
    /// Where it lies already if all of it can be seen, else at the nearer end.
    case none
    case top
    case bottom
  }

  /// What the list shows; weak, because whoever owns the list often provides its rows.
  public weak var dataSource: (any ListViewDataSource)? {
    didSet { reloadData() }
  }

  /// Who hears what the user does; weak, as in UIKit.
  public weak var delegate: (any ListViewDelegate)?

  /// The row that was tapped last, until it is deselected or the list is reloaded.
  public private(set) var selectedRow: Int?

  /// The row that has its place at the top or the bottom of the list; the others follow it.
  var anchor = Anchor.top(0)

  var cells: [Int: ListCell] = [:]
  var reusableCells: [String: [ListCell]] = [:]
  private(set) var rowCount = 0
  private var needsReload = true
  private var cellClasses: [String: ListCell.Type] = [:]

  /// Asks the data source anew, for the number of rows and for all cells that are seen.
  ///
  /// The list stays where it is, as far as it is still long enough. No row is selected any more.
  public func reloadData() {
    selectedRow = nil
    needsReload = true
    setNeedsLayout()
  }

  /// The rows of which something can be seen, from the top to the bottom.
  public var visibleRows: [Int] { cells.keys.sorted() }

  /// The cell that shows `row`, if the row can be seen.
  public func cellForRow(at row: Int) -> ListCell? { cells[row] }

  /// Makes `row`, which must be one of the list's, visible.
  public func scrollToRow(at row: Int, at position: ScrollPosition) {
    precondition(hasRow(row), "a list can only scroll to one of its rows")
    layoutIfNeeded()
    switch position {
    case .top: anchor = .top(row)
    case .bottom: anchor = .bottom(row)
    case .none where isFullyVisible(row): return
    case .none: anchor = visibleRows.first.map { row <= $0 } == true ? .top(row) : .bottom(row)
    }
    setNeedsLayout()
  }

  /// Takes back the selection of `row`, if it is selected.
  public func deselectRow(at row: Int) {
    guard selectedRow == row else { return }
    selectedRow = nil
    cells[row]?.isSelected = false
  }

  /// Says which cells `dequeueReusableCell(withIdentifier:for:)` makes.
  public func register(_ cellClass: ListCell.Type, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// A cell of the registered class for `row`: one that is not seen any more, or a new one.
  ///
  /// - Parameter identifier: A reuse identifier that a cell class has been registered for.
  public func dequeueReusableCell(withIdentifier identifier: String, for row: Int) -> ListCell {
    let reused = reusableCells[identifier]?.popLast()
    reused?.prepareForReuse()
    let cell = reused ?? newCell(withIdentifier: identifier)
    cell.isSelected = row == selectedRow
    cell.inherit(traitCollection)
    return cell
  }

  public override var isFlexible: Bool { true }

  public override func sizeThatFits(_ size: Size) -> Size { size }

  public override func layoutSubviews() {
    reloadIfNeeded()
    layoutRows()
  }

  func hasRow(_ row: Int) -> Bool {
    reloadIfNeeded()
    return (0..<rowCount).contains(row)
  }

  func select(_ cell: ListCell) {
    guard let row = cells.first(where: { $0.value === cell })?.key else { return }
    selectedRow.map(deselectRow)
    selectedRow = row
    cell.isSelected = true
    delegate?.listView(self, didSelectRowAt: row)
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    recycleCells { _ in true }
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    setNeedsLayout()
  }

  private func newCell(withIdentifier identifier: String) -> ListCell {
    guard let cellClass = cellClasses[identifier] else {
      preconditionFailure("no cell class is registered for '\(identifier)'")
    }
    return cellClass.init(reuseIdentifier: identifier)
  }
}
