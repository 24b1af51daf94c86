/// A graph in the language of Graphviz, with a cluster for each group. Forbidden edges are red,
/// unregulated ones grey; edges without any certain reference are dashed.
struct DOTGraph {
  func text(of graph: GraphSummary) -> String {
    var lines = [
      "digraph lintel {",
      "  graph [rankdir=LR, fontname=\"Helvetica\"]",
      "  node [shape=box, fontname=\"Helvetica\"]",
      "  edge [fontname=\"Helvetica\"]",
    ]
    for (number, group) in graph.groups.enumerated() {
      let nodes = group.nodes.map { "\(quoted($0.id)) [label=\(label($0.label))]" }
      if let name = group.name {
        lines.append("  subgraph cluster_\(number) {")
        lines.append("    label=\(label(name))")
        lines += nodes.map { "    " + $0 }
        lines.append("  }")
      } else {
        lines += nodes.map { "  " + $0 }
      }
    }
    lines += graph.edges.map { "  " + text(of: $0) }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of edge: GraphSummary.Edge) -> String {
    var attributes = ["label=\"\(edge.count)\""]
    if !edge.kinds.isEmpty {
      attributes.append("tooltip=\(quoted(edge.kinds.map(\.rawValue).joined(separator: ", ")))")
    }
    if edge.certainty == .ambiguous { attributes.append("style=dashed") }
    if let color = edge.standing?.color {
      attributes += ["color=\(color)", "fontcolor=\(color)"]
    }
    return "\(quoted(edge.from)) -> \(quoted(edge.to)) [\(attributes.joined(separator: ", "))]"
  }

  /// Returns a quoted label. Ampersands are escaped, because Graphviz resolves HTML character
  /// references in labels.
  private func label(_ text: String) -> String {
    quoted(text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;"))
  }

  /// Returns a quoted string. Backslashes are escaped, because they begin Graphviz's own escapes.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.visible.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
