import MessengerTexts
import ScreenKit

/// A list that comes from far away: its rows, or why there are none.
final class LoadingListView<Cell: RowCell>: View {
  /// Called when the user wants the list to be loaded once more.
  var onRetry: (() -> Void)?

  /// Called with the row that the user has tapped.
  var onSelect: ((Cell.Row.ID) -> Void)? {
    get { rowsView.onSelect }
    set { rowsView.onSelect = newValue }
  }

  /// For the view that this one is a part of.
  let rowsView: RowsView<Cell>

  private let busy: ActivityIndicator
  private let empty: Label
  private let error: Label
  private let retry: Button

  /// - Parameters:
  ///   - prefix: What the identifiers of all parts begin with.
  ///   - emptyText: What is said of a list without rows; `nil` for nothing.
  init(prefix: String, texts: Texts, emptyText: String? = nil) {
    rowsView = RowsView(prefix: prefix)
    busy = ActivityIndicator(identifier: "\(prefix).busy")
    empty = Label(emptyText, identifier: emptyText.map { _ in "\(prefix).empty" })
    error = Label(identifier: "\(prefix).error")
    retry = Button(texts[.retry], identifier: "\(prefix).retry")
    super.init()
    for view in [busy, empty, error, retry, rowsView] { addSubview(view) }
    retry.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
    show(ListContent())
  }

  func show(_ content: ListContent<Cell.Row>) {
    busy.animate(content.isBusy)
    empty.isHidden = !content.isEmpty || empty.text == nil
    error.show(content.error)
    retry.isHidden = !content.canRetry
    rowsView.rows = content.rows
  }
}
