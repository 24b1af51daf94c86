import ScreenKit

/// A list of the rows that a view model gives.
@MainActor
final class RowList<Row: Equatable, Cell: RowCell<Row>> {
  let listView: ListView

  /// The rows that are shown.
  var rows: [Row] = [] {
    didSet {
      if rows != oldValue { listView.reloadData() }
    }
  }

  /// Called with a row that the user has tapped.
  var onSelect: ((Row) -> Void)?

  private let name: String
  private let prepare: (Cell) -> Void

  /// - Parameters:
  ///   - name: What the identifiers begin with: "chats" makes "chats.list", "chats.0", "chats.1"…
  ///   - prepare: Called with each cell before it shows a row.
  init(_ name: String, of cellClass: Cell.Type, prepare: @escaping (Cell) -> Void = { _ in }) {
    self.name = name
    self.prepare = prepare
    listView = ListView(identifier: "\(name).list")
    listView.register(cellClass, forCellReuseIdentifier: name)
    listView.dataSource = self
    listView.delegate = self
  }
}

extension RowList: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int { rows.count }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: name, for: row)
    guard let rowCell = cell as? Cell else { return cell }
    prepare(rowCell)
    rowCell.identify(as: "\(name).\(row)")
    rowCell.show(rows[row])
    return cell
  }
}

extension RowList: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    onSelect?(rows[row])
  }
}
