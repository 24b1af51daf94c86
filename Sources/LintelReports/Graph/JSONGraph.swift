import LintelFindings
import LintelText

/// A graph for programs, as `Documentation/JSON.md` describes it.
struct JSONGraph {
  /// The version of the format, which changes whenever a program that reads the graph could break.
  static let version = 1

  func value(of graph: GraphSummary) -> JSONValue {
    .object([
      "version": .number(Self.version),
      "level": .string(graph.level.rawValue),
      "nodes": .array(graph.nodes.map(value)),
      "edges": .array(graph.edges.map(value)),
    ])
  }

  private func value(of node: GraphSummary.Node) -> JSONValue {
    .object([
      "id": .string(node.id),
      "label": .string(node.label),
      "group": JSONValue(node.group),
      "modules": JSONValue(node.modules),
    ])
  }

  private func value(of edge: GraphSummary.Edge) -> JSONValue {
    .object([
      "from": .string(edge.from),
      "to": .string(edge.to),
      "count": .number(edge.count),
      "kinds": JSONValue(edge.kinds.map(\.rawValue)),
      "certainty": .string(edge.certainty.rawValue),
      "forbidden": .bool(edge.standing == .forbidden),
      "standing": JSONValue(edge.standing?.rawValue),
      "places": .array(edge.places.map(value)),
    ])
  }

  private func value(of place: GraphSummary.Place) -> JSONValue {
    .object([
      "path": .string(place.location.path),
      "line": .number(place.location.line),
      "column": .number(place.location.column),
      "length": .number(place.location.length),
      "reference": .string(place.kind.rawValue),
      "certainty": .string(place.certainty.rawValue),
      "reason": JSONValue(place.ambiguity?.rawValue),
      "modules": JSONValue(place.modules),
    ])
  }
}
