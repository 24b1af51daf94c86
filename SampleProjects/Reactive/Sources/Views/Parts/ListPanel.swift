import MessengerTexts
import ScreenKit

/// A list, and what is said in its place while there is nothing in it.
final class ListPanel<Cell: RowCell>: StackView where Cell.Row: Equatable {
  let list: ListView
  let rows: ListRows<Cell>

  private let problemLabel: Label
  private let busyIndicator: ActivityIndicator
  private let emptyLabel: Label
  private let retryButton: Button

  init(_ name: String, emptyText: String?, texts: Texts) {
    list = ListView(identifier: "\(name).list")
    rows = ListRows(name, in: list)
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    emptyLabel = Label(emptyText, identifier: "\(name).empty")
    problemLabel = Label(identifier: "\(name).error")
    retryButton = Button(texts[.retry], identifier: "\(name).retry")
    super.init(arrangedSubviews: [busyIndicator, emptyLabel, problemLabel, retryButton, list])
    for view in [emptyLabel, problemLabel, retryButton] { view.isHidden = true }
  }

  var retries: Signal<Void> { retryButton.taps }

  var selections: Signal<Int> { rows.selections }

  func show(_ content: ListContent<Cell.Row>) {
    busyIndicator.show(content.isBusy)
    emptyLabel.isHidden = !content.isEmpty || emptyLabel.text == nil
    problemLabel.show(content.problem)
    retryButton.isHidden = !content.canRetry
    rows.show(content.rows, in: list)
  }
}
