import LintelConfiguration
import LintelFindings
import LintelText
import LintelVocabulary

/// Collects the nodes and arrows of a diagram, and the errors in it.
struct DiagramBuilder {
  private(set) var diagram = Diagram()
  /// Whether reading stops, because there are too many errors or arrows, or groups are nested too
  /// deep.
  private(set) var isHopeless = false
  private let path: String
  private let log: ErrorLog
  private var positions: [String: Int] = [:]
  private var openGroups: [Int] = []
  private var errorCount = 0

  private static let maximumErrorCount = 20
  private static let maximumArrowCount = 50_000
  private static let maximumDepth = 50

  init(path: String, log: ErrorLog) {
    self.path = path
    self.log = log
  }

  mutating func report(_ error: DiagramError, line: Int, column: Int = 1) {
    guard !isHopeless else { return }
    errorCount += 1
    isHopeless = errorCount > Self.maximumErrorCount
    log.report(
      isHopeless ? .tooManyErrors : error,
      at: Mark(path: path, line: line, column: column))
  }

  mutating func report(_ error: DiagramError, in text: SourceLine, column: Int) {
    let place = text.place(ofColumn: column)
    report(error, line: place.line, column: place.column)
  }

  /// Adds a node, or completes a known node: its label, whether it is a group, and the group around
  /// it. Returns the index of the node.
  @discardableResult
  mutating func node(
    _ id: String, label: String? = nil, isGroup: Bool = false, in text: SourceLine, column: Int
  ) -> Int {
    let place = text.place(ofColumn: column)
    let mark = Mark(path: path, line: place.line, column: place.column)
    let names = label.map { DiagramLabel.names(in: $0) + [id] } ?? [id]
    if let known = positions[id] {
      if label != nil {
        diagram.nodes[known].names = names
        diagram.nodes[known].mark = mark
      }
      if isGroup { diagram.nodes[known].isGroup = true }
      // A node that was first named outside of all groups moves into the first group that names it.
      if diagram.nodes[known].group == nil, let group = openGroups.last, group != known,
        !diagram.groups(around: group).contains(known)
      {
        diagram.nodes[known].group = group
      }
      return known
    }
    positions[id] = diagram.nodes.count
    diagram.nodes.append(
      Diagram.Node(id: id, names: names, mark: mark, group: openGroups.last, isGroup: isGroup))
    return diagram.nodes.count - 1
  }

  mutating func openGroup(_ id: String, label: String? = nil, in text: SourceLine, column: Int) {
    if openGroups.count == Self.maximumDepth {
      report(.nestedTooDeep(Self.maximumDepth), in: text, column: column)
      isHopeless = true
      return
    }
    openGroups.append(node(id, label: label, isGroup: true, in: text, column: column))
  }

  /// Opens a group that only arranges other nodes.
  mutating func openNamelessGroup(in text: SourceLine, column: Int) {
    openGroup("\u{0}\(diagram.nodes.count)", in: text, column: column)
  }

  mutating func closeGroup(_ written: String, in text: SourceLine, column: Int) {
    if openGroups.popLast() == nil { report(.noOpenGroup(written), in: text, column: column) }
  }

  mutating func arrow(from: Int, to: Int, in text: SourceLine, column: Int, length: Int) {
    guard diagram.arrows.count < Self.maximumArrowCount else {
      if !isHopeless { report(.tooManyArrows(Self.maximumArrowCount), line: text.number) }
      isHopeless = true
      return
    }
    let start = text.place(ofColumn: column)
    let place = SourceLocation(
      path: path, isInProject: false, line: start.line, column: start.column, length: length,
      sourceLine: text.text(atColumn: column))
    diagram.arrows.append(Diagram.Arrow(from: from, to: to, place: place))
  }

  /// Reports the errors that can be found only at the end.
  mutating func finish(opening: String) {
    if let open = openGroups.last {
      let mark = diagram.nodes[open].mark
      report(.openGroups(opening), line: mark.line, column: mark.column)
    }
    if errorCount == 0, diagram.nodes.allSatisfy(\.isGroup), diagram.arrows.isEmpty {
      report(.noNodes, line: 1)
    }
  }
}
