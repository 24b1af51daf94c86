import ScreenKit

/// A cell that shows a row of its kind.
protocol RowCell: ListCell {
  associatedtype Row

  /// Shows a row; its parts are found by names that begin with `name`.
  func show(_ row: Row, named name: String)
}

/// The rows of a list, and what is done with them.
final class ListRows<Cell: RowCell>: ListViewDataSource, ListViewDelegate {
  /// The rows that are tapped.
  var selections: Observable<Int> { selected.observable }

  /// Prepares a cell that is about to be shown.
  var prepare: ((Cell, Int) -> Void)?

  private let name: String
  private var rows: [Cell.Row] = []
  private let selected = Subject<Int>()

  /// Fills a list whose cells are called by a name and their numbers.
  init(_ name: String, in list: ListView) {
    self.name = name
    list.register(Cell.self, forCellReuseIdentifier: name)
    list.dataSource = self
    list.delegate = self
  }

  func show(_ newRows: [Cell.Row], in list: ListView) {
    rows = newRows
    list.reloadData()
  }

  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: name, for: row)
    guard let own = cell as? Cell else { return cell }
    own.show(rows[row], named: "\(name).\(row)")
    prepare?(own, row)
    return own
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    selected.onNext(row)
  }
}
