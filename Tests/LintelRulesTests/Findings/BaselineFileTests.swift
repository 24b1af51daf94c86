import Foundation
import LintelFindings
import LintelJudging
import LintelText
import LintelVocabulary
import Testing

@Suite struct BaselineFileTests {
  private static let header =
    "# lintel baseline 1: rule, from -> to, kind of reference, "
    + "number of places\n"

  private func finding(
    _ rule: String = "layering", _ from: String? = "Login", _ to: String? = "Screen",
    _ kind: ReferenceKind? = .type, lines: [Int] = [1], file: String? = nil,
    certainty: Certainty = .named, through: String? = nil, path: [Hop] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: "m", from: from.map { Endpoint(name: $0, file: file) },
      to: to.map { Endpoint(name: $0, component: $0) },
      through: through.map { Endpoint(name: $0) }, kind: kind, certainty: certainty,
      locations: lines.map { SourceLocation(path: "A.swift", line: $0, column: 1) }, path: path)
  }

  private func read(_ text: String, refusing: [String] = []) throws -> Baseline {
    try Baseline(path: "lintel.baseline", Array(text.utf8), refusing: refusing)
  }

  private func errors(_ text: String, refusing: [String] = []) -> [String] {
    do {
      _ = try read(text, refusing: refusing)
      return []
    } catch let error as ConfigurationErrors {
      return error.errors.map(\.text)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func oneSortedLinePerBreach() {
    let hop = Hop(
      from: Endpoint(name: "Login"), to: Endpoint(name: "Helper"), kind: .type,
      location: SourceLocation(path: "A.swift", line: 1, column: 1))
    let findings = [
      finding(lines: [1, 7]), finding("layering", "Cell", "Screen", file: "App/My Cell.swift"),
      finding("exhaustive", "Loose", nil, nil),
      finding("a", "B", "C", .call, certainty: .ambiguous),
      finding("chains", "A", "C", .call, path: [hop]),
      finding("chains", "A", "C", .call, lines: [1, 2], through: "Helper", path: [hop]),
      // The same breach in other words counts once for each place.
      finding(lines: [7, 9]),
      // What is wrong with the rules file is nothing that code could pay off.
      finding("layering", nil, nil, nil),
    ]
    #expect(
      Baseline(accepting: findings).text == Self.header + """
        a B -> C call ambiguous 1
        chains A -> C 1
        chains A -> C through Helper 2
        exhaustive Loose 1
        layering "Cell in App/My Cell.swift" -> Screen type 1
        layering Login -> Screen type 3

        """)
    #expect(
      Baseline(accepting: findings).text == Baseline(accepting: findings.reversed()).text)
    #expect(Baseline(accepting: []).text == Self.header)
  }

  @Test func controlCharactersAreWrittenAsNumbers() throws {
    let baseline = Baseline(accepting: [finding("a", "x\u{7F}\u{9B}y", "\u{202E}z")])
    #expect(baseline.entries.map(\.line) == [#"a "x\u{7f}\u{9b}y" -> "\u{202e}z" type 1"#])
    #expect(try read(baseline.text).entries == baseline.entries)
  }

  @Test(arguments: ["\\", "=\"", "\u{0}", "a\u{7F}"])
  func noRuleHasANameThatNeedsQuotes(rule: String) {
    let expected = ["lintel.baseline:2:1: expected the name of a rule"]
    #expect(errors(Self.header + rule + " A -> B call 1\n") == expected)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let parts = [
      "a", "->", "through", "\"", "\\", " ", "\t", "\u{1}", "\u{85}", "\u{2028}", "é", "#", "1",
      "u{41}",
    ]
    var generator = SeededGenerator(seed: 11)
    var findings: [Finding] = []
    for _ in 0..<400 {
      func name() -> String {
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          parts.randomElement(using: &generator) ?? ""
        }.joined()
      }
      let kind =
        Bool.random(using: &generator)
        ? ReferenceKind.allCases.randomElement(using: &generator) : nil
      findings.append(
        finding(
          "rule", name(), Bool.random(using: &generator) ? name() : nil, kind,
          lines: Array(1...Int.random(in: 1...12, using: &generator)),
          certainty: Bool.random(using: &generator) ? .named : .ambiguous,
          through: Bool.random(using: &generator) ? name() : nil))
    }
    let baseline = Baseline(accepting: findings)
    let again = try read(baseline.text)
    #expect(again.entries == baseline.entries)
    #expect(again.text == baseline.text)
    #expect(again.changes(to: findings).isEmpty)
    #expect(baseline.text.split(separator: "\n").count == baseline.entries.count + 1)
  }

  @Test func theDocumentedFileIsOne() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../../Documentation/Adopting.md").standardizedFileURL
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: "```\n# lintel baseline"))
    let text = page[page.index(start.lowerBound, offsetBy: 4)...]
    let end = try #require(text.range(of: "```"))
    let example = String(text[..<end.lowerBound])
    #expect(try read(example).text == example)
    #expect(try read(example).entries.count == 5)
  }

  @Test func mergesAreQuiet() throws {
    let merged = """
      # lintel baseline 1: written by another version, in other words
      layering B -> Screen type 1
      layering A -> Screen type 2

      # lintel baseline 1
      layering A -> Screen type 3\r
      layering A -> Screen type 2
      """
    #expect(
      try read(merged).text
        == Self.header + "layering A -> Screen type 3\nlayering B -> Screen type 1\n")
  }

  static let faults: [(String, [String])] = [
    (
      "",
      [
        "1:1: expected '# lintel baseline 1' at the start of the file; 'lintel baseline write "
          + "--force' writes it again"
      ]
    ),
    (
      "layering A -> B type 1\n",
      [
        "1:1: expected '# lintel baseline 1' at the start of the file; 'lintel baseline write "
          + "--force' writes it again"
      ]
    ),
    ("# lintel baseline 2: x\n", ["1:19: unsupported version '2' of a baseline; expected '1'"]),
    (
      "# lintel baseline 1\n<<<<<<< HEAD\na B 1\n=======\na B 2\n>>>>>>> main\n",
      [2, 4, 6].map {
        "\($0):1: a merge conflict is not resolved; keep the entries of both sides and remove the "
          + "markers"
      }
    ),
    (
      "# lintel baseline 1\na B -> C typ 1\na B C D 1\na B -> C type\na B 0\na B -1\n",
      [
        "2:10: unknown kind of reference 'typ'; did you mean 'type'?",
        "3:5: unknown kind of reference 'C'; expected '->', 'through', a kind, or the number of "
          + "places",
        "4:10: expected the number of places, from 1, at the end of the entry; found 'type'",
        "5:5: expected the number of places, from 1, at the end of the entry; found '0'",
        "6:5: expected the number of places, from 1, at the end of the entry; found '-1'",
      ]
    ),
    (
      "# lintel baseline 1\na B -> C type 1 2\na\na ->\na B ->\na B\na B -> C through\n",
      [
        "2:15: expected the number of places, from 1, at the end of the entry; found '1'",
        "3:2: expected the name of the declaration that breaks the rule",
        "4:3: expected the name of the declaration that breaks the rule",
        "5:7: expected the name of the used declaration after '->'",
        "6:4: expected the number of places, from 1, at the end of the entry",
        "7:17: expected the name of the intermediate after 'through'",
      ]
    ),
    (
      "# lintel baseline 1\na \"B 1\na \"\\q\" 1\n\"a\" B 1\na \"\\u{110000}\" 1\n",
      [
        "2:3: a name in double quotes is not closed",
        "3:3: expected '\\\"', '\\\\' or '\\u{…}' after a backslash",
        "4:1: expected the name of a rule",
        "5:3: expected '\\\"', '\\\\' or '\\u{…}' after a backslash",
      ]
    ),
  ]

  @Test(arguments: faults)
  func allThatIsWrongAtOnce(_ text: String, _ expected: [String]) {
    #expect(errors(text) == expected.map { "lintel.baseline:" + $0 })
  }

  @Test func invalidUTF8() {
    let error = #expect(throws: ConfigurationErrors.self) {
      try Baseline(path: "b", Array("# lintel baseline 1\n".utf8) + [0xff, 0x0a])
    }
    #expect(error?.errors.map(\.text) == ["b:2:1: the text is not valid UTF-8"])
  }

  @Test func aRuleMayRefuseToBeAccepted() {
    #expect(
      errors("# lintel baseline 1\na B 1\nno-ui B 1\n", refusing: ["no-ui"]) == [
        "lintel.baseline:3:1: rule 'no-ui' says 'baseline: never'; fix its findings and remove "
          + "this entry"
      ])
  }

  @Test func theRulesFileSaysSo() throws {
    let yaml = rules(
      "  r: { kind: forbid, from: A, to: B, baseline: never }\n  s: { kind: exhaustive }")
    #expect(try load(yaml).rulesWithoutBaseline == ["r"])
    #expect(
      LintelRulesTests.errors(rules("  r: { kind: exhaustive, baseline: nevr }")) == [
        "lintel.yml:7:36: unknown choice for 'baseline' 'nevr'; did you mean 'never'?"
      ])
    for name in ["baseline", "suppressions"] {
      #expect(
        LintelRulesTests.errors(rules("  \(name): { kind: exhaustive }")) == [
          "lintel.yml:7:3: '\(name)' is the name of a built-in rule; choose another name"
        ])
    }
  }
}
