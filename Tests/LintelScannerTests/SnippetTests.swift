import Testing

@testable import LintelSnippets

/// The facts of every construct of the language, as judged by people and the compiler's own parser.
@Suite struct SnippetTests {
  @Test(arguments: Snippet.all)
  func factsAreThoseExpected(_ snippet: Snippet) throws {
    let found = try snippet.foundFacts()
    guard let reason = Snippet.misread[snippet.name] else {
      let difference = Self.difference(try snippet.expectedFacts(), found)
      #expect(
        difference.isEmpty,
        """
        \(snippet.name): facts expected (-) and found (+):
        \(difference)
        if the new facts are right: Scripts/snippets --write
        """)
      return
    }
    let expected = try snippet.expectedFacts()
    withKnownIssue("\(snippet.name): \(reason)") {
      #expect(expected == found)
    }
  }

  @Test(arguments: Snippet.all)
  func theFileSaysWhoWroteIt(_ snippet: Snippet) throws {
    let isWrittenByHand = Snippet.misread[snippet.name] != nil
    #expect(try snippet.writtenFacts().hasPrefix(Snippet.header) != isWrittenByHand)
  }

  /// A construct that leaves no trace is a mistake, unless it is there to show just that.
  @Test(arguments: Snippet.all)
  func factsAreThere(_ snippet: Snippet) throws {
    let firstLine = try snippet.bytes().prefix { $0 != 10 && $0 != 13 }
    let saysNone = String(decoding: firstLine, as: UTF8.self) == "// No facts."
    #expect(try snippet.expectedFacts().isEmpty == saysNone)
  }

  @Test func everySnippetHasItsFacts() {
    let snippets = Snippet.all.map(\.name)
    let facts = Snippet.names(ending: ".facts")
    #expect(Set(snippets).subtracting(facts).isEmpty, "snippets without facts")
    #expect(Set(facts).subtracting(snippets).isEmpty, "facts without a snippet")
    #expect(snippets.count >= 200)
    #expect(Set(Snippet.misread.keys).subtracting(snippets).isEmpty)
  }

  /// The lines that only one of two texts has.
  private static func difference(_ expected: String, _ found: String) -> String {
    let (old, new) = (expected.split(separator: "\n"), found.split(separator: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let index, let line, _): (index, "- \(line)")
      case .insert(let index, let line, _): (index, "+ \(line)")
      }
    }
    .sorted { $0 < $1 }.map(\.1).joined(separator: "\n")
  }
}
