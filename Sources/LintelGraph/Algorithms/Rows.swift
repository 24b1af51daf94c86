import LintelVocabulary

/// Values grouped by owner: the values of row `i` are at `starts[i]..<starts[i + 1]`.
///
/// Inlined into the linker, which asks for rows in its loops.
package struct Rows: Sendable {
  @usableFromInline package let starts: [Int32]
  @usableFromInline package var values: [Int32] = []

  @inlinable package func range(of row: Int32) -> Range<Int> {
    Int(starts[Int(row)])..<Int(starts[Int(row) + 1])
  }

  @inlinable package func range<Element>(of row: ID<Element>) -> Range<Int> {
    range(of: row.rawValue)
  }

  package init(starts: [Int32]) { self.starts = starts }

  /// Positions of `owners`, grouped by owner and in ascending order within each.
  package init(grouping owners: some Collection<Int32>, rowCount: Int) {
    starts = Self.starts(owners: owners, rowCount: rowCount)
    var next = starts
    values = [Int32](repeating: 0, count: owners.count)
    for (position, owner) in owners.enumerated() {
      values[Int(next[Int(owner)])] = Int32(position)
      next[Int(owner)] += 1
    }
  }

  /// Row starts for values whose owners are `owners`.
  package static func starts(owners: some Sequence<Int32>, rowCount: Int) -> [Int32] {
    var counts = [Int32](repeating: 0, count: rowCount + 1)
    for owner in owners { counts[Int(owner) + 1] += 1 }
    for row in 0..<rowCount { counts[row + 1] += counts[row] }
    return counts
  }
}
