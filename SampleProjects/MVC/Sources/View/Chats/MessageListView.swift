import MessengerTexts
import ScreenKit

/// The messages of a chat: at the newest one, or where the user has read.
final class MessageListView: View {
  /// Called with the message that the user wants to be sent once more.
  var onRetryMessage: ((MessageRow.ID) -> Void)?

  /// Called when the user wants the messages to be loaded once more.
  var onReload: (() -> Void)? {
    get { loading.onRetry }
    set { loading.onRetry = newValue }
  }

  private let loading: LoadingListView<MessageCell>
  private var rows: [MessageRow] { loading.rowsView.rows }
  private var list: ListView { loading.rowsView.list }

  init(texts: Texts) {
    loading = LoadingListView(prefix: "thread", texts: texts)
    super.init()
    addSubview(loading)
    loading.rowsView.onPrepare = { [weak self] cell in
      cell.retryTitle = texts[.retry]
      cell.onRetry = { self?.onRetryMessage?($0) }
    }
  }

  /// Shows messages; if there are new ones at the end, the last one can be seen.
  func show(_ content: ListContent<MessageRow>) {
    let old = rows
    let place = readingPlace
    loading.show(content)
    if hasNewRows(after: old) {
      list.scrollToRow(at: rows.count - 1, at: .bottom)
    } else if let place, let row = rows.firstIndex(where: { $0.id == place.id }) {
      list.scrollToRow(at: row, at: place.position)
    }
  }

  /// The message at the upper edge or, if only its end can be seen, that at the lower edge.
  private var readingPlace: (id: MessageRow.ID, position: ListView.ScrollPosition)? {
    list.layoutIfNeeded()
    let visible = list.visibleRows
    guard let first = visible.first, let last = visible.last, last < rows.count else { return nil }
    let startsAtEdge = list.cellForRow(at: first)?.frame.row == 0
    return startsAtEdge ? (rows[first].id, .top) : (rows[last].id, .bottom)
  }

  private func hasNewRows(after old: [MessageRow]) -> Bool {
    guard let first = old.first, let start = rows.firstIndex(where: { $0.id == first.id }) else {
      return !rows.isEmpty
    }
    let known = Set(old.map(\.id))
    return rows[start...].contains { !known.contains($0.id) }
  }
}
