import LintelScanner
import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// What linking by names finds, compared with what the compiler says each snippet mentions.
@Suite struct LinkSnippetTests {
  @Test(arguments: LinkSnippet.all)
  func edgesAreThoseOfTheCompiler(_ snippet: LinkSnippet) throws {
    let found = try Self.difference(snippet)
    let known = try KnownDifferences().entries[snippet.name]?.lines ?? []
    #expect(
      found == known,
      """
      \(snippet.name): differences to the compiler that are new:
      \(found.filter { !known.contains($0) }.joined(separator: "\n"))
      and that are gone, or not where known.txt has them:
      \(known.filter { !found.contains($0) }.joined(separator: "\n"))
      """)
  }

  @Test func everySnippetHasItsEdges() throws {
    let snippets = LinkSnippet.all.map(\.name)
    #expect(snippets == LinkSnippet.names(ending: ".edges"))
    #expect(snippets.count >= 120)
    #expect(try LinkSnippet.all.filter { try $0.sources().count > 1 }.count >= 25)
    let known = try KnownDifferences()
    #expect(known.damage.isEmpty)
    #expect(Set(known.entries.keys).subtracting(snippets).isEmpty)
    #expect(known.entries.filter { $0.value.lines.isEmpty }.keys.sorted().isEmpty)
  }

  /// The edges that are missing, with `-`, and those that are not there, with `+`.
  static func difference(_ snippet: LinkSnippet) throws -> [String] {
    let expected = try snippet.expectedEdges()
    let linked = LinkedSnippet(try snippet.sources())
    let (written, derived) = linked.edges()
    func isSame(_ left: WrittenEdge, _ right: WrittenEdge) -> Bool {
      left == right
        || left.line == right.line && left.from == right.from && left.to == right.to
          && linked.isSubscript(left)
    }
    let missing = expected.filter { edge in
      !(written + derived).contains { isSame($0, edge) } && !linked.isLeftOut(edge, among: expected)
    }
    let extra = written.filter { edge in !expected.contains { isSame($0, edge) } }
    let marked = missing.map { ($0, "- ") } + extra.map { ($0, "+ ") }
    var lines: [String] = []
    for (edge, mark) in marked.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) })
    where lines.last != mark + edge.text {
      lines.append(mark + edge.text)
    }
    return lines
  }

  /// Names mean the same whichever file comes first.
  @Test(arguments: try LinkSnippet.all.filter { try $0.sources().count > 1 })
  func orderOfFilesDoesNotMatter(_ snippet: LinkSnippet) throws {
    let sources = try snippet.sources()
    try Self.expectSame(sources, turns: 100)
  }

  /// All snippets of one file as one project, in which each is a module.
  @Test func orderOfModulesDoesNotMatter() throws {
    var sources: [String: String] = [:]
    for snippet in LinkSnippet.all {
      let files = try snippet.sources()
      guard files.count == 1, let text = files.values.first else { continue }
      sources[snippet.name.replacing("/", with: "_") + "/Snippet.swift"] = text
    }
    try Self.expectSame(sources, turns: 20)
  }

  private static func expectSame(_ sources: [String: String], turns: Int) throws {
    let expected = LinkedSnippet(sources).allEdges()
    var generator = LinkShuffle(state: 42)
    for turn in 0..<turns {
      let linked = LinkedSnippet(
        sources, parts: turn % 7 + 1, order: { $0.shuffled(using: &generator) })
      let difference = linked.allEdges().difference(from: expected)
      try #require(difference.isEmpty, "turn \(turn): \(difference)")
    }
  }

  /// Files of several snippets in one module, so that names have rivals.
  @Test(arguments: 2...16) func numberOfThreadsDoesNotMatter(_ parts: Int) throws {
    var sources: [String: String] = [:]
    for snippet in LinkSnippet.all {
      for (path, text) in try snippet.sources() {
        let words = path.split(separator: ".")
        sources["\(words[0])+\(snippet.name.replacing("/", with: "-")).swift"] = text
      }
    }
    let (expected, found) = (
      LinkedSnippet(sources).graph, LinkedSnippet(sources, parts: parts, threads: parts).graph
    )
    #expect(found.declarations == expected.declarations)
    #expect(found.dependencies == expected.dependencies)
    #expect(found.imports == expected.imports)
    #expect(describe(found) == describe(expected))
  }
}

/// The same numbers on every run.
private struct LinkShuffle: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
