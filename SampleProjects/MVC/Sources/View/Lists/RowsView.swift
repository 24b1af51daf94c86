import ScreenKit

/// A list of rows of one kind.
final class RowsView<Cell: RowCell>: View {
  /// What the list shows, from the top.
  var rows: [Cell.Row] = [] {
    didSet { list.reloadData() }
  }

  /// Called with the row that the user has tapped.
  var onSelect: ((Cell.Row.ID) -> Void)?

  /// Called with each cell before it shows its row.
  var onPrepare: ((Cell) -> Void)?

  let list = ListView()

  private let prefix: String
  private let reuseIdentifier = "row"

  /// - Parameter prefix: What the identifiers of the list and its rows begin with.
  init(prefix: String) {
    self.prefix = prefix
    super.init()
    list.identifier = "\(prefix).list"
    list.register(Cell.self, forCellReuseIdentifier: reuseIdentifier)
    list.dataSource = self
    list.delegate = self
    addSubview(list)
  }
}

extension RowsView: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int { rows.count }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: row)
    if let cell = cell as? Cell {
      cell.identifier = "\(prefix).\(row)"
      onPrepare?(cell)
      cell.show(rows[row], identifier: "\(prefix).\(row)")
    }
    return cell
  }
}

extension RowsView: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    onSelect?(rows[row].id)
  }
}
