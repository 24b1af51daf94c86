/// The format in which a graph is written.
///
/// The raw value is the word used for `--format`.
package enum GraphFormat: String, CaseIterable, Sendable {
  /// The language of Graphviz.
  case dot
  /// A Mermaid flowchart, for Markdown pages whose viewer draws it.
  case mermaid
  /// JSON, for programs.
  case json

  /// Writes `graph` as UTF-8 text that ends with a line break; equal graphs give equal bytes.
  package func report(_ graph: GraphSummary) -> [UInt8] {
    let text =
      switch self {
      case .dot: DOTGraph().text(of: graph)
      case .mermaid: MermaidGraph().text(of: graph)
      case .json: JSONGraph().value(of: graph).text
      }
    return Array(text.utf8)
  }
}
