import LintelText
import Testing

@testable import LintelComponents

/// Random patterns and texts, compared with a matcher that tries everything.
@Suite struct PatternMatchingTests {
  /// As the table at `Pattern` says, without captures.
  private func matches(_ pattern: Substring, _ text: Substring) -> Bool {
    if pattern == "**" { return !text.isEmpty }
    if pattern.hasPrefix("**/") {
      let rest = pattern.dropFirst(3)
      if matches(rest, text) { return true }
      return text.indices.contains {
        text[$0] == "/" && matches(rest, text[text.index(after: $0)...])
      }
    }
    guard let first = pattern.first else { return text.isEmpty }
    switch first {
    case "*":
      if matches(pattern.dropFirst(), text) { return true }
      return text.first.map { $0 != "/" } == true && matches(pattern, text.dropFirst())
    case "?":
      return text.first.map { $0 != "/" } == true
        && matches(pattern.dropFirst(), text.dropFirst())
    default: return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
    }
  }

  @Test func asIfEverythingWereTried() throws {
    var random = SeededGenerator(seed: 5)
    var matchCount = 0
    for _ in 0..<20_000 {
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
        if Int.random(in: 0..<4, using: &random) == 0 { return "**" }
        return String(
          (0..<Int.random(in: 1...4, using: &random)).map { _ in
            "ab*?".randomElement(using: &random)!
          })
      }
      let written = parts.joined(separator: "/")
      guard !parts.contains(where: { $0 != "**" && $0.contains("**") }) else { continue }
      let text = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 1...4, using: &random)).map { _ in "ab".randomElement(using: &random)!
          })
      }.joined(separator: "/")
      let expected = matches(written[...], text[...])
      matchCount += expected ? 1 : 0
      #expect(try PathGlob(written).matches(text) == expected, "\(written) and \(text)")
    }
    #expect(matchCount > 1_000)
  }

  /// Each star of these can end anywhere in the text, which a matcher that tries all of it together
  /// would not be through with.
  @Test func manyStarsTakeNoTime() throws {
    let text = String(repeating: "a", count: 5_000)
    let stars = String(repeating: "*a", count: 400)
    #expect(try !NamePattern(stars + "*b").matches(text))
    #expect(try NamePattern(stars).matches(text))
    let folders = String(repeating: "a/", count: 1_000) + "a"
    let runs = String(repeating: "**/*?*/", count: 100)
    #expect(try !PathGlob(runs + "b").matches(folders))
    #expect(try PathGlob(runs + "a").matches(folders))
  }

  @Test(arguments: [
    ("*users*", "GET /users/:id", true),
    ("*users*", "GET users", true),
    ("text*", "text/plain", true),
    ("text?plain", "text/plain", true),
    ("text/*", "text/plain", true),
    ("text/*", "text plain", false),
    ("{a}plain", "text/plain", true),
    ("*/*", "plain", false),
    ("**", "text/plain", true),
    ("text**", "text/plain", true),
    ("\u{DC}*", "U\u{308}bersicht", true),
    ("U*", "U\u{308}bersicht", false),
  ])
  func namesHaveNoFolders(pattern: String, name: String, expected: Bool) throws {
    #expect(try NamePattern(pattern).matches(name) == expected)
  }

  @Test func slashesInNamesDoNotBeginAFolder() throws {
    #expect(throws: Pattern.Failure.recursAfterRun("a")) { try NamePattern("*/{a}-{a}") }
    #expect(try NamePattern("x/{a}-{a}").matches("x/y-y"))
  }

  @Test func tablesCompareAccentsHoweverTheyAreEncoded() throws {
    var table = TextTable(["U\u{308}/a.swift", "\u{DC}/b.swift", "U/c.swift"])
    let composed = try PathGlob("\u{DC}/**").pattern
    let decomposed = try PathGlob("U\u{308}/**").pattern
    let plain = try PathGlob("U/**").pattern
    let captured = try PathGlob("{f}/*.swift").pattern
    for _ in 0..<40 {
      let found = [composed, decomposed, plain].map { table.positions(matching: $0) }
      #expect(found == [[0, 1], [0, 1], [2]])
      let values = table.captures(of: captured).map { $0.values["f"] }
      #expect(values == ["\u{DC}", "\u{DC}", "U"])
    }
  }

  @Test func globsByFolderFindTheFirst() throws {
    var random = SeededGenerator(seed: 8)
    let written = [
      "A/**", "A/B/*.swift", "**/B/**", "*", "A/*/C.swift", "B/C/**", "A/B/C.swift", "{f}/**",
    ]
    let paths = [
      "A/B/C.swift", "B/C/D.swift", "C.swift", "A/C/C.swift", "B/B/B/B.swift", "X/Y.swift",
    ]
    for _ in 0..<500 {
      let globs = try (0..<Int.random(in: 1...6, using: &random)).map { _ in
        try PathGlob(written.randomElement(using: &random)!)
      }
      let index = GlobIndex(globs)
      for path in paths {
        #expect(index.first(matching: path) == globs.firstIndex { $0.matches(path) })
      }
    }
  }

  @Test func tablesInOrderFindTheSame() throws {
    var random = SeededGenerator(seed: 9)
    let texts = (0..<300).map { _ in
      String(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in "abc".randomElement(using: &random)!
        })
    }
    var table = TextTable(texts)
    for _ in 0..<500 {
      let written = String(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          "abc*?".randomElement(using: &random)!
        })
      let pattern = try NamePattern(written)
      let expected = texts.indices.filter { pattern.matches(texts[$0]) }.map(Int32.init)
      #expect(table.positions(matching: pattern.pattern) == expected, "\(written)")
    }
  }
}
