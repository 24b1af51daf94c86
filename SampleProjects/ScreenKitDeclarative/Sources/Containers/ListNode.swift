import ScreenKit

/// Shows a list, with a node for each row that can be seen.
final class ListNode: ViewNode<List> {
  private static let reuseIdentifier = "row"

  private let list = ListView()
  private var rows: [AnyHashable: ListRow] = [:]
  private var ids: [AnyHashable] = []

  override var children: [Node] { rowsInOrder.compactMap(\.row.content) }
  override var views: [View] { [list] }

  override init(_ view: List, context: ViewContext) {
    super.init(view, context: context)
    list.register(ListRowCell.self, forCellReuseIdentifier: ListNode.reuseIdentifier)
    list.dataSource = self
    list.delegate = self
  }

  override func show() {
    let old = ids
    ids = view.ids
    let positions = Dictionary(
      ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for (id, row) in rowsInOrder {
      if let position = positions[id], row.isInList || list.window == nil {
        show(row, at: position)
      } else {
        rows[id] = nil
        row.remove()
      }
    }
    if old != ids { reload(from: old, to: positions) }
    context.attributes.apply(to: list)
    scroll(within: positions)
  }

  /// The rows that there are, from the top to the bottom.
  private var rowsInOrder: [(id: AnyHashable, row: ListRow)] {
    rows.sorted { $0.value.position < $1.value.position }.map { ($0.key, $0.value) }
  }

  private func show(_ row: ListRow, at position: Int) {
    row.position = position
    let content = view.row
    row.show({ content(position) }, in: context.inside)
  }

  /// Shows other rows. A list whose position is bound to stays at the row that was topmost.
  private func reload(from old: [AnyHashable], to positions: [AnyHashable: Int]) {
    let topmost = list.visibleRows.first
    list.reloadData()
    guard view.position != nil, let topmost, old.indices.contains(topmost),
      let row = positions[old[topmost]], row != topmost
    else { return }
    list.scrollToRow(at: row, at: .top)
  }

  private func scroll(within positions: [AnyHashable: Int]) {
    guard let position = view.position, let id = observing({ position.wrappedValue }),
      let row = positions[id]
    else { return }
    list.scrollToRow(at: row, at: .none)
    position.wrappedValue = nil
  }
}

extension ListNode: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int { ids.count }

  func listView(_ listView: ListView, cellForRowAt position: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(
      withIdentifier: ListNode.reuseIdentifier, for: position)
    let row = rows[ids[position]] ?? newRow(at: position)
    (cell as? ListRowCell)?.show(row)
    return cell
  }

  private func newRow(at position: Int) -> ListRow {
    let row = ListRow()
    rows[ids[position]] = row
    show(row, at: position)
    if isOnScreen { row.content?.appear() }
    // The rows that have left the list meanwhile are looked for when this layout is over.
    setNeedsUpdate()
    return row
  }
}

extension ListNode: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt position: Int) {
    view.select?(position)
    listView.deselectRow(at: position)
  }
}
