import ScreenKit

/// A screen whose list shows the numbers from 0 on, and that remembers what is asked of it.
final class NumberList: ViewController {
  final class Cell: ListCell {
    private(set) var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
      text = nil
    }
  }

  let list = ListView(identifier: "numbers")
  var count: Int
  private(set) var asked: [Int] = []
  private(set) var selections: [Int] = []

  /// What a row shows, apart from its number.
  var text: (Int) -> String = { "row \($0)" }

  init(count: Int) {
    self.count = count
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(Cell.self, forCellReuseIdentifier: "number")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  /// The rows that were asked for since the last call.
  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }
}

extension NumberList: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int { count }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    asked.append(row)
    let cell = listView.dequeueReusableCell(withIdentifier: "number", for: row)
    cell.text = text(row)
    cell.identifier = "numbers.\(row)"
    return cell
  }
}

extension NumberList: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    selections.append(row)
  }
}
