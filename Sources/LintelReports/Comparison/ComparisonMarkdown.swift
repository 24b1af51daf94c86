import LintelMetrics

/// A comparison as a Markdown table, for a comment on a change or a page.
struct ComparisonMarkdown {
  private let words: ComparisonWords
  private let names: [String]

  init(_ comparison: Comparison) {
    words = ComparisonWords(comparison: comparison)
    names = comparison.variants.map(\.name)
  }

  var text: String {
    var text = row("", names.map(escaped))
    text += "|---|" + names.map { _ in "---:|" }.joined() + "\n"
    for group in words.groups {
      text += row("**\(group.title)**", names.map { _ in "" })
      for line in group.rows { text += row(escaped(line.title), line.values.map(escaped)) }
    }
    for (variant, lines) in words.differences {
      text += "\nOnly in \(escaped(variant)):\n\n"
      for line in lines { text += "- \(escaped(line))\n" }
    }
    return text
  }

  private func row(_ title: String, _ cells: [String]) -> String {
    "| " + ([title] + cells).joined(separator: " | ") + " |\n"
  }

  /// Returns the text with a backslash before each character that has a meaning in Markdown or in
  /// its tables.
  private func escaped(_ text: String) -> String {
    text.visible.map { #"\`*_[]<|"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
