import LintelConfiguration
import LintelDiagrams
import LintelReports
import LintelText
import LintelVocabulary

/// The properties that any bytes must have as a diagram.
enum DiagramProperty: String, FuzzProperty {
  /// Every error has a message, and a location in the file.
  case messages
  /// Ends of arrows and groups exist, and no group contains itself.
  case links
  /// Nodes and arrows have locations in the file.
  case places
  /// A diagram that shows nothing is an error.
  case silence
  /// The same bytes give the same diagram.
  case determinism
  /// Lintel can read its own drawing of the diagram.
  case drawing

  func breach(in input: DiagramInput, thoroughly: Bool) -> String? {
    input.readings.lazy.compactMap { reading in
      let breach: String? =
        switch self {
        case .messages: messageBreach(reading.problems, about: reading.path, input.bytes)
        case .links: reading.linksBreach
        case .places: reading.placesBreach(SourceText(input.bytes))
        case .silence:
          reading.problems.isEmpty && reading.diagram.nodes.isEmpty ? "nothing is shown" : nil
        case .determinism: DiagramReading(input.bytes, reading.path).difference(from: reading)
        case .drawing: reading.drawingBreach
        }
      return breach.map { "\(reading.path): \($0)" }
    }.first
  }
}

/// A text that is read as each kind of file that may contain a diagram.
struct DiagramInput {
  let bytes: [UInt8]
  let readings: [DiagramReading]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    readings = ["page.md", "drawing.mmd"].map { DiagramReading(bytes, $0) }
  }
}

struct DiagramReading {
  let path: String
  let diagram: Diagram
  let problems: [ConfigurationError]

  init(_ bytes: [UInt8], _ path: String) {
    let log = ErrorLog()
    self.path = path
    diagram = DiagramReader.read(bytes, path: path, log: log)
    problems = log.errors
  }

  func difference(from other: DiagramReading) -> String? {
    problems == other.problems
      && String(describing: diagram) == String(describing: other.diagram)
      ? nil : "read otherwise again"
  }

  fileprivate var linksBreach: String? {
    let nodes = diagram.nodes
    for (position, node) in nodes.enumerated() {
      if node.names.isEmpty { return "node \(position) has no name" }
      var group = node.group
      for _ in nodes where group != nil {
        guard let inner = group, nodes.indices.contains(inner) else { return "no such group" }
        group = nodes[inner].group
      }
      if group != nil { return "node \(position) is in a group that is in itself" }
    }
    let ends = diagram.arrows.flatMap { [$0.from, $0.to] }
    return ends.allSatisfy(nodes.indices.contains) ? nil : "an arrow ends nowhere"
  }

  fileprivate func placesBreach(_ text: SourceText) -> String? {
    for node in diagram.nodes {
      if let breach = placeBreach(line: node.mark.line, column: node.mark.column, in: text) {
        return "a node is at \(breach)"
      }
    }
    for place in diagram.arrows.map(\.place) {
      if let breach = placeBreach(line: place.line, column: place.column, in: text) {
        return "an arrow is at \(breach)"
      }
    }
    return nil
  }

  /// The difference between the diagram and its drawing; `nil` also if a name is empty or has
  /// control characters, because it is not drawn as it is.
  fileprivate var drawingBreach: String? {
    guard problems.isEmpty else { return nil }
    let nodes = diagram.nodes
    let labels = nodes.map { $0.names[0] }
    guard !labels.contains(where: { $0.unicodeScalars.contains { $0.isControl } || $0.isEmpty })
    else { return nil }
    let summary = GraphSummary(
      level: .component,
      nodes: labels.indices.map { .init(id: Self.id($0), label: labels[$0]) },
      edges: Set(diagram.arrows.map { [$0.from, $0.to] }).map {
        .init(from: Self.id($0[0]), to: Self.id($0[1]), count: 1)
      })
    let drawn = DiagramReading(GraphFormat.mermaid.report(summary), "drawn.mmd")
    if let problem = drawn.problems.first { return "drawn, it is not read: \(problem.message)" }
    let read = drawn.diagram
    func arrows(_ arrows: [Diagram.Arrow], _ nodes: [String]) -> [[String]] {
      Set(arrows.map { [nodes[$0.from], nodes[$0.to]] }).sorted { $0.lexicographicallyPrecedes($1) }
    }
    let names = read.nodes.map { $0.names[0] }
    if names != labels { return "drawn and read, \(labels) are \(names)" }
    return arrows(read.arrows, names) == arrows(diagram.arrows, labels)
      ? nil : "drawn and read, arrows are others"
  }

  /// Returns an id; ids are sorted as the nodes are.
  private static func id(_ position: Int) -> String { String(100_000 + position) }
}
