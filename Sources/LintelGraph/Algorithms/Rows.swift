import LintelVocabulary

/// Values grouped by owner: the values of row `i` are at `starts[i]..<starts[i + 1]`.
///
/// `public` only for speed: the linker asks for rows in its loops, and `package` code is never
/// inlined into another module.
public struct Rows: Sendable {
  public let starts: [Int32]
  public var values: [Int32] = []

  @inlinable public func range(of row: Int32) -> Range<Int> {
    Int(starts[Int(row)])..<Int(starts[Int(row) + 1])
  }

  @inlinable public init(starts: [Int32]) { self.starts = starts }

  @inlinable public func range<Element>(of row: ID<Element>) -> Range<Int> {
    range(of: row.rawValue)
  }

  /// The values of a row.
  @inlinable public subscript<Element>(row: ID<Element>) -> ArraySlice<Int32> {
    values[range(of: row)]
  }

  /// - Parameter append: appends the values of a row to the values of the rows before it.
  public init(rowCount: Int, _ append: (Int, inout [Int32]) -> Void) {
    var starts: [Int32] = [0]
    starts.reserveCapacity(rowCount + 1)
    var values: [Int32] = []
    values.reserveCapacity(rowCount)
    for row in 0..<rowCount {
      append(row, &values)
      starts.append(Int32(values.count))
    }
    (self.starts, self.values) = (starts, values)
  }

  /// Groups the indices of `owners` by owner, in ascending order within each row.
  @inlinable public init(grouping owners: some Collection<Int32>, rowCount: Int) {
    starts = Self.starts(owners: owners, rowCount: rowCount)
    var next = starts
    values = [Int32](repeating: 0, count: owners.count)
    for (position, owner) in owners.enumerated() {
      values[Int(next[Int(owner)])] = Int32(position)
      next[Int(owner)] += 1
    }
  }

  /// Returns the row starts for values whose owners are `owners`.
  @inlinable public static func starts(owners: some Sequence<Int32>, rowCount: Int) -> [Int32] {
    var counts = [Int32](repeating: 0, count: rowCount + 1)
    for owner in owners { counts[Int(owner) + 1] += 1 }
    for row in 0..<rowCount { counts[row + 1] += counts[row] }
    return counts
  }
}
