import LintelText

@testable import LintelDiagrams

/// What is read of a diagram, in words.
struct ReadDiagram {
  /// `A -> B`, by the first name of each, in the order of the file.
  let arrows: [String]
  /// The names of each node, in the order of first mention, with the group around it.
  let nodes: [String]
  /// `line:column: message`.
  let errors: [String]
  let diagram: Diagram

  init(_ text: String, path: String = "d.mmd") { self.init(Array(text.utf8), path: path) }

  init(_ bytes: [UInt8], path: String) {
    let log = ErrorLog()
    let diagram = DiagramReader.read(bytes, path: path, log: log)
    self.diagram = diagram
    arrows = diagram.arrows.map {
      "\(diagram.nodes[$0.from].names[0]) -> \(diagram.nodes[$0.to].names[0])"
    }
    nodes = diagram.nodes.map { node in
      node.names.joined(separator: "|")
        + (node.group.map { " in \(diagram.nodes[$0].names[0])" } ?? "")
    }
    errors = log.errors.map { "\($0.line):\($0.column): \($0.message)" }
  }
}
