import LintelMetrics

/// How a comparison is written down.
///
/// The raw value is the word used for `--format`.
public enum ComparisonFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For a comment or a page.
  case markdown
  /// For programs.
  case json

  /// Writes `comparison` as UTF-8 text that ends with a line break; equal ones give equal bytes.
  public func report(_ comparison: Comparison) -> [UInt8] {
    let text =
      switch self {
      case .text: ComparisonText(comparison).text
      case .markdown: ComparisonMarkdown(comparison).text
      case .json: JSONComparison().value(of: comparison).text
      }
    return Array(text.utf8)
  }
}
