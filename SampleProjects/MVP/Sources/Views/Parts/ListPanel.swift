import ScreenKit

/// A list, and what is said of it.
final class ListPanel<Cell: RowCell>: StackView, ListViewDataSource, ListViewDelegate {
  let list: ListView
  var onSelect: ((Int) -> Void)?
  var onRetry: (() -> Void)?

  /// Called with each cell that is made ready for a row.
  var onConfigure: ((Cell, Int) -> Void)?

  private let name: String
  private let busyIndicator: ActivityIndicator
  private let noteLabel: Label
  private let errorLabel: Label
  private let retryButton: Button
  private var rows: [Cell.Row] = []

  /// - Parameter name: What the identifiers begin with.
  init(_ name: String) {
    self.name = name
    list = ListView(identifier: "\(name).list")
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    noteLabel = Label(identifier: "\(name).empty")
    errorLabel = Label(identifier: "\(name).error")
    retryButton = Button("", identifier: "\(name).retry")
    super.init(arrangedSubviews: [busyIndicator, noteLabel, errorLabel, retryButton, list])
    list.register(Cell.self, forCellReuseIdentifier: name)
    list.dataSource = self
    list.delegate = self
    retryButton.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
    show(ListContent())
  }

  func show(_ content: ListContent<Cell.Row>) {
    busyIndicator.show(content.isBusy)
    noteLabel.show(content.note)
    errorLabel.show(content.error)
    retryButton.show(content.retryTitle)
    rows = content.rows
    list.reloadData()
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
