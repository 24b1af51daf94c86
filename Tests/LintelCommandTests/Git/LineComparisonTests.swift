import Foundation
import Testing

@testable import LintelCommand

/// Which lines are new, compared with git and with a table of all common sequences.
@Suite struct LineComparisonTests {
  /// For texts of which each letter is a line, `^` below those that are new.
  private func marks(_ old: String, _ new: String) -> String {
    LineComparison(old: old.utf8.map { Int($0) }, new: new.utf8.map { Int($0) })
      .isKept.map { $0 ? " " : "^" }.joined()
  }

  @Test(arguments: [
    ("", "", ""), ("abc", "abc", "   "), ("", "ab", "^^"), ("abc", "", ""),
    ("abc", "abxc", "  ^ "), ("abc", "ac", "  "), ("abc", "axc", " ^ "),
    ("abc", "xabc", "^   "), ("abc", "abcx", "   ^"), ("abcdef", "axcdyf", " ^  ^ "),
    // Of equal lines, the last are new, but where they have replaced others.
    ("afxg", "a}f}g", " ^ ^ "), ("ax}b", "a}}b", " ^  "),
    ("a}b", "a}}b", "  ^ "), ("f}", "f}g}", "  ^^"), ("xab}cab}", "xab}zab}cab}", "    ^^^^    "),
  ])
  func smallTexts(old: String, new: String, marks expected: String) {
    #expect(marks(old, new) == expected)
  }

  /// Of all ways to edit, none keeps more lines, and what is kept is in the order of both sides.
  @Test func asManyLinesAsCanBeAreKept() {
    var random = SeededRandom(seed: 7)
    for round in 0..<2_000 {
      let letters = [2, 3, 5, 40][round % 4]
      let old = random.lines(upTo: 30, letters)
      let new =
        round % 3 == 0 ? random.lines(upTo: 30, letters) : random.edited(old, letters: letters)
      let kept = LineComparison(old: old, new: new).isKept
      #expect(Self.isSubsequence(kept, of: new, in: old), "\(old) \(new)")
      #expect(kept.filter { $0 }.count == Self.mostCommon(old, new), "\(old) \(new)")
    }
  }

  @Test func withoutEffortWhatIsKeptIsInOrder() {
    var random = SeededRandom(seed: 8)
    for round in 0..<500 {
      let letters = [3, 30, 100_000][round % 3]
      let old = random.lines(upTo: 400, letters)
      let new = round % 2 == 0 ? random.edited(old, letters: letters) : old.shuffled(using: &random)
      for effort in [0, 1, -400] {
        let kept = LineComparison(old: old, new: new, effortPerLine: effort).isKept
        #expect(Self.isSubsequence(kept, of: new, in: old))
      }
    }
  }

  @Test func linesThatAreThereOnceDivideWhatTakesTooLong() {
    // Two halves that have been turned round, with a line changed in the larger one.
    let old = Array(0..<40_000)
    var new = Array(old[10_000...] + old[..<10_000])
    new[20_000] = -1
    let kept = LineComparison(old: old, new: new, effortPerLine: 0).isKept
    #expect(kept.filter { $0 }.count == 29_999)
    #expect(kept[..<30_000].firstIndex(of: false) == 20_000)
  }

  /// With an effort that grows as the square of the lines, this would take hours.
  @Test func filesThatAreMadeToTakeLong() {
    var random = SeededRandom(seed: 9)
    for letters in [2, 50] {
      let (old, new) = (
        random.lines(letters, count: 200_000), random.lines(letters, count: 200_000)
      )
      let kept = LineComparison(old: old, new: new, effortPerLine: 4).isKept
      #expect(Self.isSubsequence(kept, of: new, in: old))
    }
  }

  /// On edits as people make them, git comes to the same.
  @Test func gitComesToTheSame() throws {
    var random = SeededRandom(seed: 10)
    let folder = try TemporaryProject()
    for round in 0..<90 {
      // Lines that are there once, and code in which many are alike.
      let letters = [100_000, 200, 40][round % 3]
      let old = random.lines(letters, count: 1 + Int.random(in: 0..<200, using: &random))
      let new = random.edited(old, letters: letters)
      for (name, lines) in [("old", old), ("new", new)] {
        try folder.write(Data(lines.map { "line \($0)\n" }.joined().utf8), to: name)
      }
      let added = try Self.addedLines(in: folder.path)
      let kept = LineComparison(old: old, new: new).isKept
      #expect(kept.indices.filter { !kept[$0] }.map { $0 + 1 } == added)
    }
  }

  /// The numbers of the lines that `git diff` says are new.
  private static func addedLines(in folder: String) throws -> [Int] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "git", "diff", "--no-index", "--unified=0", "--no-indent-heuristic", "--no-color", "old",
      "new",
    ]
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").flatMap { line -> [Int] in
      guard let match = line.firstMatch(of: /^@@ -[0-9,]+ \+([0-9]+)(,([0-9]+))? @@/),
        let first = Int(match.1)
      else { return [] }
      return Array(first..<(first + (match.3.flatMap { Int($0) } ?? 1)))
    }
  }

  private static func isSubsequence(_ kept: [Bool], of new: [Int], in old: [Int]) -> Bool {
    var rest = old[...]
    for (index, line) in new.enumerated() where kept[index] {
      guard let place = rest.firstIndex(of: line) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private static func mostCommon(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }
}

/// Numbers that are the same in each run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func lines(upTo most: Int, _ letters: Int) -> [Int] {
    lines(letters, count: Int.random(in: 0...most, using: &self))
  }

  mutating func lines(_ letters: Int, count: Int) -> [Int] {
    (0..<count).map { _ in Int.random(in: 0..<letters, using: &self) }
  }

  /// With some lines put in, taken out or replaced.
  mutating func edited(_ lines: [Int], letters: Int) -> [Int] {
    var result = lines
    for _ in 0..<Int.random(in: 1...5, using: &self) {
      let place = Int.random(in: 0...result.count, using: &self)
      let count = Int.random(in: 0...min(3, result.count - place), using: &self)
      let new = self.lines(upTo: 4, letters)
      result.replaceSubrange(place..<(place + count), with: new)
    }
    return result
  }
}
