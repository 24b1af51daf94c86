import ScreenKit

/// The messages of a thread, which stay where they are when others come before them.
@MainActor
final class MessageList {
  /// Called with the key of a message that the user wants to send once more.
  var onRetry: ((String) -> Void)?

  /// Setting the rows scrolls to the newest one if there is a new one; else what was read stays
  /// where it is.
  var rows: [MessageRow] {
    get { list.rows }
    set { show(newValue, insteadOf: list.rows) }
  }

  var listView: ListView { list.listView }

  private lazy var list = RowList("thread", of: MessageCell.self) { [weak self] cell in
    cell.onRetry = { [weak self] key in self?.onRetry?(key) }
  }

  private func show(_ rows: [MessageRow], insteadOf old: [MessageRow]) {
    guard rows != old else { return }
    listView.layoutIfNeeded()
    let place = place
    list.rows = rows
    guard !rows.isEmpty else { return }
    if hasNews(rows, since: old) {
      listView.scrollToRow(at: rows.count - 1, at: .bottom)
    } else if let place, let row = rows.firstIndex(where: { $0.id == place.id }) {
      listView.scrollToRow(at: row, at: place.position)
    }
  }

  /// Whether there is a new row after the first of the old ones.
  private func hasNews(_ rows: [MessageRow], since old: [MessageRow]) -> Bool {
    guard let start = rows.firstIndex(where: { $0.id == old.first?.id }) else { return true }
    let known = Set(old.map(\.id))
    return rows[start...].contains { !known.contains($0.id) }
  }

  /// A row that lies exactly at an edge of the list.
  private var place: (id: String, position: ListView.ScrollPosition)? {
    guard let first = listView.visibleRows.first, let last = listView.visibleRows.last,
      rows.indices.contains(last)
    else { return nil }
    let isAtTop = listView.cellForRow(at: first)?.frame.row == 0
    return isAtTop ? (rows[first].id, .top) : (rows[last].id, .bottom)
  }
}
