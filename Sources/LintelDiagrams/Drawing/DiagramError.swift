import LintelText

/// The errors in a diagram.
enum DiagramError: DescribedError {
  case notUnderstood(String, expected: String)
  case unclosed(String)
  case noDirection(String, arrow: String)
  case notADiagram(String)
  case noBlock
  case severalBlocks
  case include(String)
  case noNodes
  case openGroups(String)
  case noOpenGroup(String)
  case nestedTooDeep(Int)
  case tooManyArrows(Int)
  case tooManyErrors

  /// The problem: lower-case start, no full stop, names in single quotes.
  var message: String {
    switch self {
    case .notUnderstood(let text, let expected):
      (text.isEmpty ? "the line ends too early" : "'\(text)' is not understood")
        + "; expected \(expected)"
    case .unclosed(let mark): "'\(mark)' is never closed"
    case .noDirection(let written, let arrow):
      "'\(written)' does not say which end may use the other; write '\(arrow)'"
    case .notADiagram(let text):
      "'\(text)' does not begin a component diagram; expected 'flowchart', 'graph' or '@startuml'"
    case .noBlock:
      "there is no component diagram in this file; expected a fenced block of 'mermaid' with a "
        + "flowchart, or one of 'plantuml'"
    case .severalBlocks:
      "a second component diagram; keep only the checked one in this file, or move it to a "
        + "separate file"
    case .include(let text):
      "'\(text)' is not supported; write out the included text"
    case .noNodes: "the diagram shows no components"
    case .openGroups(let opened): "'\(opened)' is never closed"
    case .noOpenGroup(let closing): "'\(closing)' closes nothing"
    case .nestedTooDeep(let limit): "groups are nested more than \(limit) levels deep"
    case .tooManyArrows(let limit): "more than \(limit) arrows"
    case .tooManyErrors: "there are more errors; the rest was not read"
    }
  }
}
