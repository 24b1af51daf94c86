import LintelMetrics

/// A comparison as a table with a column for each variant.
struct ComparisonText {
  private let words: ComparisonWords
  private let names: [String]

  init(_ comparison: Comparison) {
    words = ComparisonWords(comparison: comparison)
    names = comparison.variants.map(\.name.visible)
  }

  var text: String {
    let groups = words.groups
    let titles = groups.flatMap { [$0.title] + $0.rows.map { "  " + $0.title } }
    let titleWidth = titles.map(\.count).max() ?? 0
    let widths = names.indices.map { column in
      ([names[column]] + groups.flatMap(\.rows).map { $0.values[column] }).map(\.count).max() ?? 0
    }
    func row(_ title: String, _ cells: [String]) -> String {
      title + blanks(titleWidth - title.count)
        + zip(cells, widths).map { "  " + blanks($1 - $0.count) + $0 }.joined() + "\n"
    }
    var text = row("", names)
    for group in groups {
      text += group.title + "\n"
      for line in group.rows { text += row("  " + line.title, line.values) }
    }
    for (variant, lines) in words.differences {
      text += "\nonly in \(variant.visible)\n"
      for line in lines { text += "  \(line.visible)\n" }
    }
    return text
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
