import LintelMetrics

/// The format in which a comparison is written.
///
/// The raw value is the word used for `--format`.
package enum ComparisonFormat: String, CaseIterable, Sendable {
  /// A table in plain text, for people.
  case text
  /// A table in Markdown, for a comment or a page.
  case markdown
  /// JSON, for programs.
  case json

  /// Writes `comparison` as UTF-8 text that ends with a line break; equal comparisons give equal
  /// bytes.
  package func report(_ comparison: Comparison) -> [UInt8] {
    let text =
      switch self {
      case .text: ComparisonText(comparison).text
      case .markdown: ComparisonMarkdown(comparison).text
      case .json: JSONComparison().value(of: comparison).text
      }
    return Array(text.utf8)
  }
}
