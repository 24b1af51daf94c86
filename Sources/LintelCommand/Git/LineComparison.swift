/// A comparison of two files by Myers' algorithm in linear space, which finds the new lines.
///
/// Its effort is limited by the number of lines, because files may be constructed to differ as much
/// as possible. When the effort runs out, lines that occur once on both sides divide the rest;
/// where that is not enough either, lines count as new.
struct LineComparison {
  /// For each of the new lines, whether it is one of the old lines.
  var isKept: [Bool] { origins.map { $0 != nil } }

  /// For each of the new lines, the index of the equal old line that it is; `nil` if it is new.
  private var origins: [Int?]

  /// Lines that both sides have, and their indexes among all lines.
  private let old: [Int]
  private let new: [Int]
  private let oldIndexes: [Int]
  private let newIndexes: [Int]
  /// The steps that are left, before and after the rest is divided at lines that occur once.
  private var efforts: (first: Int, second: Int)

  /// The furthest positions in the old lines by diagonal, from the start and from the end.
  private var forward: [Int]
  private var backward: [Int]

  /// A range of the old lines and a range of the new lines, to be compared.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
    var isDivided: Bool
  }

  /// - Parameters:
  ///   - old: the old lines, as numbers that are equal if the lines are.
  ///   - effortPerLine: the largest number of steps for each line, to which a constant is added.
  init(old allOld: [Int], new allNew: [Int], effortPerLine: Int = 64) {
    let shortest = min(allOld.count, allNew.count)
    var start = 0
    while start < shortest, allOld[start] == allNew[start] { start += 1 }
    var end = 0
    while end < shortest - start, allOld[allOld.count - 1 - end] == allNew[allNew.count - 1 - end] {
      end += 1
    }
    let (oldMiddle, newMiddle) = (start..<(allOld.count - end), start..<(allNew.count - end))
    origins = [Int?](repeating: nil, count: allNew.count)
    for index in 0..<start { origins[index] = index }
    for step in 0..<end { origins[allNew.count - 1 - step] = allOld.count - 1 - step }
    // A line that only one side has cannot be kept, and does not decide about others.
    let (inOld, inNew) = (Set(allOld[oldMiddle]), Set(allNew[newMiddle]))
    oldIndexes = oldMiddle.filter { inNew.contains(allOld[$0]) }
    newIndexes = newMiddle.filter { inOld.contains(allNew[$0]) }
    old = oldIndexes.map { allOld[$0] }
    new = newIndexes.map { allNew[$0] }
    let count = old.count + new.count
    efforts = (count * effortPerLine + 65_536, count * effortPerLine / 4)
    forward = [Int](repeating: 0, count: count + 3)
    backward = forward
    compareAll()
    slideDown(allNew, oldCount: allOld.count)
  }

  private mutating func compareAll() {
    var boxes = [Box(old: old.indices, new: new.indices, isDivided: false)]
    while var box = boxes.popLast() {
      keepEnds(of: &box)
      if box.old.isEmpty || box.new.isEmpty { continue }
      if let (x, y) = split(box) {
        boxes.append(
          Box(old: x..<box.old.upperBound, new: y..<box.new.upperBound, isDivided: box.isDivided))
        boxes.append(
          Box(old: box.old.lowerBound..<x, new: box.new.lowerBound..<y, isDivided: box.isDivided))
      } else if !box.isDivided {
        boxes += parts(of: box)
      }
    }
  }

  private mutating func keepEnds(of box: inout Box) {
    while let x = box.old.first, let y = box.new.first, old[x] == new[y] {
      origins[newIndexes[y]] = oldIndexes[x]
      box.old.removeFirst()
      box.new.removeFirst()
    }
    while let x = box.old.last, let y = box.new.last, old[x] == new[y] {
      origins[newIndexes[y]] = oldIndexes[x]
      box.old.removeLast()
      box.new.removeLast()
    }
  }

  /// Returns a point on a shortest path from the old to the new lines of a box; `nil` if the effort
  /// has run out.
  private mutating func split(_ box: Box) -> (x: Int, y: Int)? {
    var effort = box.isDivided ? efforts.second : efforts.first
    defer {
      if box.isDivided { efforts.second = effort } else { efforts.first = effort }
    }
    let (x0, x1, y0, y1) = (
      box.old.lowerBound, box.old.upperBound, box.new.lowerBound, box.new.upperBound
    )
    let shift = new.count + 1
    let (lowest, highest) = (x0 - y1, x1 - y0)
    let (start, end) = (x0 - y0, x1 - y1)
    let isOdd = (start - end) & 1 != 0
    var (first, last) = (start, start)
    var (backFirst, backLast) = (end, end)
    forward[shift + start] = x0
    backward[shift + end] = x1
    while true {
      Self.widen(&first, &last, lowest, highest, &forward, shift, with: -1)
      for diagonal in stride(from: last, through: first, by: -2) {
        let (below, above) = (forward[shift + diagonal - 1], forward[shift + diagonal + 1])
        var x = below >= above ? below + 1 : above
        var y = x - diagonal
        while x < x1, y < y1, old[x] == new[y] {
          x += 1
          y += 1
          effort -= 1
        }
        forward[shift + diagonal] = x
        if isOdd, backFirst <= diagonal, diagonal <= backLast, backward[shift + diagonal] <= x {
          return (x, y)
        }
        effort -= 1
        if effort < 0 { return nil }
      }
      Self.widen(&backFirst, &backLast, lowest, highest, &backward, shift, with: .max)
      for diagonal in stride(from: backLast, through: backFirst, by: -2) {
        let (below, above) = (backward[shift + diagonal - 1], backward[shift + diagonal + 1])
        var x = below < above ? below : above - 1
        var y = x - diagonal
        while x > x0, y > y0, old[x - 1] == new[y - 1] {
          x -= 1
          y -= 1
          effort -= 1
        }
        backward[shift + diagonal] = x
        if !isOdd, first <= diagonal, diagonal <= last, x <= forward[shift + diagonal] {
          return (x, y)
        }
        effort -= 1
        if effort < 0 { return nil }
      }
    }
  }

  /// Adds the next diagonal on each side or, where the box ends, removes the outermost one.
  private static func widen(
    _ first: inout Int, _ last: inout Int, _ lowest: Int, _ highest: Int, _ furthest: inout [Int],
    _ shift: Int, with none: Int
  ) {
    if first > lowest {
      first -= 1
      furthest[shift + first - 1] = none
    } else {
      first += 1
    }
    if last < highest {
      last += 1
      furthest[shift + last + 1] = none
    } else {
      last -= 1
    }
  }

  /// Returns the parts of a box before, between and after lines that occur once on both sides, of
  /// which as many as possible are kept.
  private func parts(of box: Box) -> [Box] {
    let anchors = uniqueLines(of: box)
    var result: [Box] = []
    var (x, y) = (box.old.lowerBound, box.new.lowerBound)
    // Each part ends with an anchor, which the comparison of the part keeps.
    for anchor in anchors {
      result.append(Box(old: x..<(anchor.x + 1), new: y..<(anchor.y + 1), isDivided: true))
      (x, y) = (anchor.x + 1, anchor.y + 1)
    }
    result.append(Box(old: x..<box.old.upperBound, new: y..<box.new.upperBound, isDivided: true))
    return result
  }

  /// Returns the longest sequence of lines that occur once on both sides, in the order of both.
  private func uniqueLines(of box: Box) -> [(x: Int, y: Int)] {
    var places: [Int: (x: Int, y: Int, oldCount: Int, newCount: Int)] = [:]
    for x in box.old {
      places[old[x], default: (x, 0, 0, 0)].oldCount += 1
    }
    for y in box.new {
      places[new[y]]?.y = y
      places[new[y]]?.newCount += 1
    }
    let pairs = places.values.filter { $0.oldCount == 1 && $0.newCount == 1 }.map { ($0.x, $0.y) }
      .sorted { $0.1 < $1.1 }
    // For each length, the pair with the smallest `x` that ends a sequence; `before` links pairs.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].0 > pair.0 }
      before[index] = length == 0 ? nil : ends[length - 1]
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var result: [(x: Int, y: Int)] = []
    var index = ends.last
    while let current = index {
      result.append((pairs[current].0, pairs[current].1))
      index = before[current]
    }
    return result.reversed()
  }

  /// Moves new lines down as far as equal lines allow: an inserted function gets its own `}`, not
  /// that of the function before it. But new lines stay where old lines are gone, because they have
  /// replaced these.
  private mutating func slideDown(_ lines: [Int], oldCount: Int) {
    var effort = 8 * lines.count
    var end = lines.count
    while effort > 0, let last = origins[..<end].lastIndex(of: nil) {
      var (first, next) = (last, last + 1)
      while first > 0, origins[first - 1] == nil { first -= 1 }
      end = first
      var stepsFromGap: Int? = isGap(first, next, oldCount) ? 0 : nil
      while effort > 0, next < lines.count, lines[first] == lines[next] {
        origins[first] = origins[next]
        origins[next] = nil
        (first, next) = (first + 1, next + 1)
        effort -= 1
        // The run now includes the new lines that come next.
        while next < lines.count, origins[next] == nil {
          next += 1
          effort -= 1
          stepsFromGap = nil
        }
        stepsFromGap = isGap(first, next, oldCount) ? 0 : stepsFromGap.map { $0 + 1 }
      }
      for _ in 0..<(stepsFromGap ?? 0) {
        (first, next) = (first - 1, next - 1)
        origins[next] = origins[first]
        origins[first] = nil
      }
    }
  }

  /// Whether old lines were removed where the new lines from `first` to `next` are.
  private func isGap(_ first: Int, _ next: Int, _ oldCount: Int) -> Bool {
    let before = first > 0 ? origins[first - 1] ?? -1 : -1
    let after = next < origins.count ? origins[next] ?? oldCount : oldCount
    return after - before > 1
  }
}
