import LintelVocabulary

/// The parts of one file in which comments hide the findings of one rule.
struct HiddenPlaces {
  private typealias Position = (line: Int, column: Int)

  /// A part of the file in which the same comments hide findings, from its start to the start of
  /// the next stretch.
  private struct Stretch {
    let start: Position
    let ranges: [Int]
  }

  /// The largest number of comments that are reported for one hidden location.
  private static let toldAtOnce = 8

  private let ranges: [HiddenRange]
  private let stretches: [Stretch]

  init(_ ranges: [HiddenRange]) {
    self.ranges = ranges
    stretches = Self.stretches(of: ranges)
  }

  /// Returns the comments that hide a location; if there are very many, only a few whose ranges
  /// begin last.
  func suppressions(hiding place: SourceLocation) -> [Suppression] {
    let after = stretches.partitioningIndex { (place.line, place.column) < $0.start }
    return after > 0 ? stretches[after - 1].ranges.map { ranges[$0].suppression } : []
  }

  /// The largest number of lines between a comment and a finding that it may mean.
  private static let nearbyLines = 8

  /// Returns the comments that have no location in their range, each with the line of the nearest
  /// location that no comment hides, if it is not far away.
  ///
  /// - Parameter places: all locations of findings of the rule in the file, in any order.
  func unused(for places: [SourceLocation]) -> [(suppression: Suppression, nearest: Int?)] {
    let sorted = places.map { ($0.line, $0.column) }.sorted(by: <)
    let unused = ranges.filter { range in
      let first = sorted.partitioningIndex { range.start <= $0 }
      return first == sorted.count || sorted[first] >= range.end
    }
    if unused.isEmpty { return [] }
    let shown = places.filter { suppressions(hiding: $0).isEmpty }.map(\.line).sorted()
    return unused.map { ($0.suppression, $0.isOneLine ? Self.nearest(to: $0, among: shown) : nil) }
  }

  private static func nearest(to range: HiddenRange, among lines: [Int]) -> Int? {
    let line = range.start.line
    let next = lines.partitioningIndex { $0 > line }
    let near = [next - 1, next].filter(lines.indices.contains).map { lines[$0] }
      .filter { abs($0 - line) <= nearbyLines }
    // Attributes and comments come before the code that they belong to, so the next line counts
    // more than the last one.
    return near.min { (abs($0 - line), -$0) < (abs($1 - line), -$1) }
  }

  /// Computes the stretches in one sweep over all starts and ends. Open ranges are on a stack, in
  /// the order of their starts; a range that has ended is removed when it reaches the top.
  private static func stretches(of ranges: [HiddenRange]) -> [Stretch] {
    let order = ranges.indices.sorted {
      ranges[$0].start != ranges[$1].start ? ranges[$0].start < ranges[$1].start : $0 < $1
    }
    let ends = ranges.map(\.end).sorted(by: <)
    var stretches: [Stretch] = []
    var open: [Int] = []
    var next = 0
    var nextEnd = 0
    while nextEnd < ends.count {
      let isStart = next < order.count && ranges[order[next]].start < ends[nextEnd]
      let position = isStart ? ranges[order[next]].start : ends[nextEnd]
      while next < order.count, ranges[order[next]].start == position {
        open.append(order[next])
        next += 1
      }
      while nextEnd < ends.count, ends[nextEnd] == position { nextEnd += 1 }
      while let last = open.last, ranges[last].end <= position { open.removeLast() }
      // Below the last open range the stack may contain ranges that have ended.
      let told = open.suffix(4 * toldAtOnce).filter { position < ranges[$0].end }
      stretches.append(Stretch(start: position, ranges: told.suffix(toldAtOnce)))
    }
    return stretches
  }
}

/// A part of a file in which a comment hides the findings of a rule.
struct HiddenRange {
  let suppression: Suppression
  /// Whether the comment is about one line, and so may be too far from the finding that it means.
  let isOneLine: Bool
  /// The line and column of the start, both from 1.
  let start: (line: Int, column: Int)
  /// The first position after the range.
  let end: (line: Int, column: Int)
}
