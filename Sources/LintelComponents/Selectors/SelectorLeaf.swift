import LintelGraph
import LintelText
import LintelVocabulary

/// The answers to a test of a selector for all files, names or declarations of a graph.
package struct SelectorLeaf {
  /// The elements of the graph that the test is about.
  package enum Subject {
    case files
    case names
    case declarations
  }

  package struct Match {
    /// The position of the file, name or declaration.
    package let position: Int32
    /// The index of the values of its captures in ``SelectorLeaf/values``.
    package let row: Int32
  }

  package let subject: Subject
  /// The matches, sorted by position.
  package let matches: [Match]
  /// The values of captures by name, each combination once; one empty combination if there are no
  /// captures.
  package let values: [[String: String]]

  /// Whether the test matches nothing.
  var isDead: Bool { matches.isEmpty }

  /// - Parameter positions: the positions that match, ascending.
  package init(_ subject: Subject, positions: some Sequence<Int32>) {
    self.init(subject, matches: positions.map { Match(position: $0, row: 0) }, values: [[:]])
  }

  package init(_ subject: Subject, matches: [Match], values: [[String: String]]) {
    self.subject = subject
    self.matches = matches
    self.values = values
  }

  package init(_ subject: Subject, _ pattern: Pattern, _ texts: inout TextTable) {
    guard !pattern.captureNames.isEmpty else {
      self.init(subject, positions: texts.positions(matching: pattern))
      return
    }
    var values: [[String: String]] = []
    var rowOf: [[String: String]: Int32] = [:]
    let matches = texts.captures(of: pattern).map { position, found in
      if let known = rowOf[found] { return Match(position: position, row: known) }
      let row = Int32(values.count)
      values.append(found)
      rowOf[found] = row
      return Match(position: position, row: row)
    }
    self.init(subject, matches: matches, values: values)
  }

  /// Joins several tests of the same subject into one that matches wherever one of them does; the
  /// values are those of the first test that matches.
  package init(anyOf leaves: [SelectorLeaf]) {
    var matches: [Match] = []
    var values: [[String: String]] = []
    for leaf in leaves {
      let firstRow = Int32(values.count)
      matches += leaf.matches.map { Match(position: $0.position, row: firstRow + $0.row) }
      values += leaf.values
    }
    matches.sort { ($0.position, $0.row) < ($1.position, $1.row) }
    var unique: [Match] = []
    for match in matches where match.position != unique.last?.position { unique.append(match) }
    self.init(leaves[0].subject, matches: unique, values: values)
  }

  /// Returns the values of the captures at a position; `nil` if the test does not match there.
  package func values(at position: Int32) -> [String: String]? {
    let index = matches.partitioningIndex { $0.position >= position }
    guard index < matches.count, matches[index].position == position else { return nil }
    return values[Int(matches[index].row)]
  }
}
