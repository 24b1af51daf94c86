import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Many patterns at once.
@Suite struct FileGlobsTests {
  /// How many patterns were compared with names.
  private func tried(_ globs: [String], _ path: String) -> Int {
    var tried = 0
    _ = FileGlobs(globs.map { FileGlob($0) }).match(path.pathParts, orFolders: true, tried: &tried)
    return tried
  }

  @Test(arguments: [
    "**/E#*.swift", "s/E#*.swift", "**/*E#.swift", "**/*E#*.swift", "**/a*E#*.swift",
    "E#/**/*.swift",
    "**/E#?.swift", "**/[a-z]E#*", "E#*/F.swift", "**/E#/*.swift", "x/E#.swift",
    "**/*Mock*E#*.swift",
  ])
  func onlyPatternsWhoseOwnTextIsInANameAreTried(shape: String) {
    let globs = (0..<5_000).map { shape.replacing("#", with: "\($0 + 10_000)") }
    #expect(tried(globs, "s/Deep/aMockFile.swift") < 10)
    #expect(tried(globs, "E12345/Deep/aMockE12345x.swift") < 40)
  }

  @Test func manyPatternsSayTheSameAsEach() {
    var generator = RandomNumbers(state: 11)
    let names = ["ab", "a*", "*b", "*a*b", "**", "?b", "[ab]*", "aab", "*.a", "b*b", "c", "*"]
    var matched = 0
    for _ in 0..<3_000 {
      let globs = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        FileGlob(joined(names, &generator))
      }
      let path = joined(["ab", "aab", "b", "c", "b.a", "bab", "cc"], &generator).pathParts
      let each = globs.contains { FileGlobs([$0]).match(path) }
      let around = path.indices.contains { last in
        globs.contains { FileGlobs([$0]).match(Array(path[...last])) }
      }
      let all = FileGlobs(globs)
      matched += each ? 1 : 0
      #expect(all.match(path) == each, "\(globs.map(\.text)) \(path)")
      #expect(all.matchAny(around: path) == around, "\(globs.map(\.text)) \(path)")
    }
    #expect((500...2_900).contains(matched))
  }

  private func joined(_ pieces: [String], _ generator: inout RandomNumbers) -> String {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined(separator: "/")
  }

  @Test func patternsOfNothingButStarsAreBounded() {
    let wild = (1...300).map { FileGlob(String(repeating: "?", count: $0) + "*") }
    #expect(FileGlobs(Array(wild.prefix(FileGlobs.wildLimit))).problem == nil)
    #expect(FileGlobs(wild).problem?.contains("at most 256 are read") == true)
  }

  @Test func oneChoiceMayBeAmongMany() {
    let names = (0..<3_000).map { "F\($0)" }.joined(separator: ",")
    let globs = FileGlobs([FileGlob("{\(names)}.swift")])
    #expect(globs.match(["F2999.swift"]) && !globs.match(["F3000.swift"]))
    #expect(globs.problem == nil)
  }

  @Test func onePatternOfALongTextIsRefused() {
    let problem = FileGlobs([FileGlob(String(repeating: "a", count: 70_000))]).problem
    #expect(problem?.contains("is longer than 65536 bytes") == true)
  }

  @Test func patternsOfOneFolderBecomeOne() {
    let shared = FileGlobs([FileGlob("No*")])
    let patterns = (0..<100).map { number in
      SourcePatterns(
        folder: number < 90 ? "a" : "b", includes: FileGlobs([FileGlob("F\(number).swift")]),
        excludes: number % 2 == 0 ? [shared] : [])
    }
    let united = patterns.united
    #expect(united.count == 4)
    for number in 0..<100 {
      let path = (number < 90 ? "a" : "b") + "/F\(number).swift"
      #expect(united.count { $0.compiles(path) } == 1)
    }
  }
}
