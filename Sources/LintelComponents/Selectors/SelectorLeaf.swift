import LintelGraph
import LintelText

/// What a test of a selector says about everything in a graph.
package struct SelectorLeaf {
  /// What it looks at.
  package enum Subject {
    case files
    case names
    case declarations
  }

  package struct Match {
    /// Of the file, name or declaration.
    package let position: Int32
    /// The position of what the captures stand for in ``SelectorLeaf/values``.
    package let row: Int32
  }

  package let subject: Subject
  /// By position.
  package let matches: [Match]
  /// Values of captures by name, each combination once; without captures one that has none.
  package let values: [[String: String]]

  /// Whether the selector applies to nothing.
  var isDead: Bool { matches.isEmpty }

  /// - Parameter positions: ascending, of what the selector applies to.
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

  /// What applies wherever one of several tests of the same subject does, of which the first counts.
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

  /// The values of the captures where the selector applies; elsewhere `nil`.
  package func values(at position: Int32) -> [String: String]? {
    var (low, high) = (0, matches.count)
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].position < position { low = middle + 1 } else { high = middle }
    }
    guard low < matches.count, matches[low].position == position else { return nil }
    return values[Int(matches[low].row)]
  }
}
