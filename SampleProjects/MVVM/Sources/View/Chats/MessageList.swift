import ScreenKit

/// The messages of a thread, which stay where they are when others come before them.
@MainActor
final class MessageList {
  /// Called with the key of a message that the user wants to send once more.
  var onRetry: ((String) -> Void)?

  var listView: ListView { list.listView }

  private lazy var list = RowList("thread", of: MessageCell.self) { [weak self] cell in
    cell.onRetry = { [weak self] key in self?.onRetry?(key) }
  }

  /// The identifier of the newest row, as it was shown last.
  private var newest: String?

  /// Shows rows, and scrolls to the newest one if it is another than before; else what was read stays
  /// where it is.
  func show(_ rows: [MessageRow], newest: String?) {
    guard rows != list.rows else { return }
    listView.layoutIfNeeded()
    let place = place
    list.rows = rows
    defer { self.newest = newest }
    if newest != self.newest, let row = rows.firstIndex(where: { $0.id == newest }) {
      listView.scrollToRow(at: row, at: .bottom)
    } else if let place, let row = rows.firstIndex(where: { $0.id == place.id }) {
      listView.scrollToRow(at: row, at: place.position)
    }
  }

  /// A row that lies exactly at an edge of the list.
  private var place: (id: String, position: ListView.ScrollPosition)? {
    guard let first = listView.visibleRows.first, let last = listView.visibleRows.last,
      list.rows.indices.contains(last)
    else { return nil }
    let isAtTop = listView.cellForRow(at: first)?.frame.row == 0
    return isAtTop ? (list.rows[first].id, .top) : (list.rows[last].id, .bottom)
  }
}
