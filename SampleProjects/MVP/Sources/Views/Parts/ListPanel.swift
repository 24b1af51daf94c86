import MessengerTexts
import ScreenKit

/// A list, and what is said while it is loaded, if that fails, and if there is nothing in it.
final class ListPanel<Cell: RowCell>: StackView, ListViewDataSource, ListViewDelegate {
  let list: ListView
  var onSelect: ((Int) -> Void)?
  var onRetry: (() -> Void)?

  /// Called with each cell that is made ready for a row.
  var onConfigure: ((Cell, Int) -> Void)?

  /// What has gone wrong apart from loading; it takes the place of what is said about that.
  var problem: String? {
    didSet { showState() }
  }

  /// Whether something else than loading is under way.
  var isBusy = false {
    didSet { showState() }
  }

  private let name: String
  private let texts: Texts
  private let busyIndicator: ActivityIndicator
  private let emptyLabel: Label
  private let errorLabel: Label
  private let retryButton: Button
  private var shownContent = ListContent<Cell.Row>.busy

  /// - Parameters:
  ///   - name: What the identifiers begin with.
  ///   - emptyText: What is said if there are no rows.
  init(_ name: String, emptyText: String? = nil, texts: Texts) {
    self.name = name
    self.texts = texts
    list = ListView(identifier: "\(name).list")
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    emptyLabel = Label(emptyText, identifier: "\(name).empty")
    errorLabel = Label(identifier: "\(name).error")
    retryButton = Button(texts[.retry], identifier: "\(name).retry")
    super.init(arrangedSubviews: [busyIndicator, emptyLabel, errorLabel, retryButton, list])
    list.register(Cell.self, forCellReuseIdentifier: name)
    list.dataSource = self
    list.delegate = self
    retryButton.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
    showState()
  }

  /// Shows other rows, or why there are none.
  func show(_ newContent: ListContent<Cell.Row>) {
    shownContent = newContent
    showState()
    list.reloadData()
  }

  private func showState() {
    busyIndicator.show(isBusy || shownContent == .busy)
    emptyLabel.isHidden = shownContent != .empty || emptyLabel.text == nil
    errorLabel.show(problem ?? (shownContent == .failed ? texts[.couldNotLoad] : nil))
    retryButton.isHidden = shownContent != .failed || problem != nil
  }

  private var rows: [Cell.Row] {
    if case .rows(let rows) = shownContent { rows } else { [] }
  }

  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: name, for: row)
    cell.identifier = "\(name).\(row)"
    if let cell = cell as? Cell {
      cell.show(rows[row], identifier: "\(name).\(row)")
      onConfigure?(cell, row)
    }
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    onSelect?(row)
  }
}
