/// A Markdown table whose columns are also aligned in plain text.
struct Table {
  private let titles: [String]
  private let widths: [Int]

  /// - Parameter titles: the titles of the columns; the first column is text, the others numbers.
  init(_ titles: String..., firstWidth: Int = 24) {
    self.titles = titles
    widths = titles.enumerated().map { max($1.count, $0 == 0 ? firstWidth : 7) }
  }

  var header: String {
    let rules = widths.enumerated().map { index, width in
      String(repeating: "-", count: width - (index == 0 ? 0 : 1)) + (index == 0 ? "" : ":")
    }
    return row(titles) + "\n| " + rules.joined(separator: " | ") + " |"
  }

  func row(_ cells: [String]) -> String {
    let padded = zip(cells, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + space : space + cell.0
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}
