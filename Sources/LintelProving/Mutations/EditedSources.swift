import LintelFindings
import LintelGraph
import LintelVocabulary

/// Files with insertions, and the locations of the insertions.
package struct EditedSources: Sendable {
  /// The new texts, by path.
  package private(set) var texts: [String: [UInt8]] = [:]
  /// For each mutation, the ranges in the new texts that are its change.
  private var changes: [[(path: String, range: Range<Int>)]] = []
  private var offsets: [String: [(before: Int, length: Int)]] = [:]
  private var lines: [String: SourceText] = [:]

  /// - Parameters:
  ///   - insertions: the insertions of each mutation; insertions at the same offset keep their
  ///     order.
  ///   - source: returns the bytes of a file by its path.
  package init(_ insertions: [[Insertion]], source: (String) -> [UInt8]?) {
    changes = Array(repeating: [], count: insertions.count)
    let all = insertions.enumerated().flatMap { breach, own in own.map { (breach, $0) } }
    for (path, entries) in Dictionary(grouping: all, by: \.1.path).sorted(by: { $0.key < $1.key }) {
      let old = source(path) ?? []
      let sorted = entries.enumerated().sorted {
        ($0.element.1.offset ?? 0, $0.offset) < ($1.element.1.offset ?? 0, $1.offset)
      }
      var text: [UInt8] = []
      var position = 0
      for (_, (breach, insertion)) in sorted {
        let offset = min(insertion.offset ?? 0, old.count)
        text += old[position..<offset]
        position = offset
        let breaks = insertion.text.utf8.prefix { $0 == UInt8(ascii: "\n") }.count
        let start = text.count + breaks
        text += Array(insertion.text.utf8)
        offsets[path, default: []].append((offset, text.count - start + breaks))
        if insertion.isChange { changes[breach].append((path, start..<text.count)) }
      }
      texts[path] = text + old[position...]
    }
    for (path, text) in texts { lines[path] = SourceText(text) }
  }

  /// Whether a location is in the change of a mutation.
  package func contains(_ place: SourceLocation, inChangeOf mutation: Int) -> Bool {
    changes[mutation].contains { path, range in
      guard path == place.path, let lines = lines[path] else { return false }
      let (start, end) = (
        lines.place(of: UInt32(range.lowerBound)), lines.place(of: UInt32(range.upperBound))
      )
      return (start.line, start.column) <= (place.line, place.column)
        && (place.line, place.column) < (end.line, end.column)
    }
  }

  /// Returns the line and column in the new text of what was at `offset` before the changes.
  ///
  /// - Parameter source: returns the bytes of a file before the changes.
  package func place(
    of offset: UInt32, in path: String, _ source: (String) -> [UInt8]?
  ) -> (line: Int, column: Int)? {
    let added = (offsets[path] ?? []).filter { $0.before <= Int(offset) }.map(\.length)
    let text = lines[path] ?? source(path).map { SourceText($0) }
    return text?.place(of: offset + UInt32(added.reduce(0, +)))
  }

  /// Returns the changed lines of a mutation, each as `path:line: +text`.
  package func excerpt(ofMutation mutation: Int) -> [String] {
    changes[mutation].flatMap { path, range -> [String] in
      guard let lines = lines[path] else { return [] }
      let first = lines.place(of: UInt32(range.lowerBound)).line
      let last = lines.place(of: UInt32(max(range.lowerBound, range.upperBound - 1))).line
      let shown = (first...last).filter { !lines.text(ofLine: $0).isEmpty }
      return shown.map { "\(path):\($0): +\(lines.text(ofLine: $0))" }
    }
  }
}
