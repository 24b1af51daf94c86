/// A graph as a Mermaid flowchart, with a subgraph for each group. Forbidden edges are red,
/// unregulated ones grey; edges without any certain reference are dashed.
///
/// Nodes are numbered, because Mermaid gives words like `end` a meaning of their own; names appear
/// in quoted labels only.
struct MermaidGraph {
  func text(of graph: GraphSummary) -> String {
    let numbers = Dictionary(
      graph.nodes.enumerated().map { ($1.id, "n\($0)") }, uniquingKeysWith: { first, _ in first })
    func node(_ id: String) -> String { numbers[id] ?? id }

    var lines = ["flowchart LR"]
    for (number, group) in graph.groups.enumerated() {
      let nodes = group.nodes.map { "\(node($0.id))[\(quoted($0.label))]" }
      if let name = group.name {
        lines.append("  subgraph g\(number)[\(quoted(name))]")
        lines += nodes.map { "    " + $0 }
        lines.append("  end")
      } else {
        lines += nodes.map { "  " + $0 }
      }
    }
    lines += graph.edges.map { edge in
      let arrow = edge.certainty == .ambiguous ? "-.->" : "-->"
      return "  \(node(edge.from)) \(arrow)|\(edge.count)| \(node(edge.to))"
    }
    for standing in [GraphSummary.Standing.forbidden, .unregulated] {
      let edges = graph.edges.indices.filter { graph.edges[$0].standing == standing }
      guard let color = standing.color, !edges.isEmpty else { continue }
      let positions = edges.map(String.init).joined(separator: ",")
      lines.append("  linkStyle \(positions) stroke:\(color),color:\(color)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a quoted label, with Mermaid's entity codes for characters that have a meaning in
  /// quotes, HTML or Markdown.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "\\", "*": result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
