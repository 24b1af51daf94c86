import LintelFindings
import LintelVocabulary
import Testing

/// `at-most`: an exception for a number of places.
@Suite struct CountedExceptionTests {
  private func yaml(_ exceptions: String, kind: String = "forbid, from: A, to: [B, C]") -> String {
    """
    version: 1
    components: { A: A/**, B: B/**, C: C/** }
    rules:
      r:
        { kind: \(kind), because: the reason, allow: [
          \(exceptions)] }
    """
  }

  private let two = "{ from: A, to: B, at-most: 2, because: x }"

  /// `A1` uses `B1` in so many places, of which each is on a line of its own.
  private func project(uses count: Int, _ kind: ReferenceKind = .type) -> Project {
    var project = LintelRulesTests.project(["A1", "B1", "C1", "A2"])
    for _ in 0..<count { project.use("A1", "B1", kind) }
    return project
  }

  @Test func acceptsAsManyPlacesAsItSays() throws {
    #expect(try messages(yaml(two), in: project(uses: 2)) == [])
  }

  /// Nobody can say which place is new.
  @Test func showsAllPlacesIfThereIsOneMore() throws {
    let found = try findings(yaml(two), in: project(uses: 3))
    #expect(
      found.map(\.message) == [
        "'A1' (A) uses 'B1' (B); the exception for it accepts 2 of 3 such locations"
      ])
    #expect(found.map(\.locations.count) == [3])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.exception) == [nil])
  }

  @Test func placesOfOtherTypesCountAsWell() throws {
    var project = project(uses: 2)
    project.use("A2", "B1")
    #expect(
      try messages(yaml(two), in: project) == [
        "'A1' (A) uses 'B1' (B); the exception for it accepts 2 of 3 such locations",
        "'A2' (A) uses 'B1' (B); the exception for it accepts 2 of 3 such locations",
      ])
  }

  /// Two kinds of references are two entries of a baseline.
  @Test func countsAsABaselineDoes() throws {
    var project = project(uses: 1)
    project.use("A1", "B1", .construct)
    let found = try findings(yaml("{ from: A, to: B, at-most: 1, because: x }"), in: project)
    #expect(Baseline(accepting: found).entries.map(\.count) == [1, 1])
    #expect(found.allSatisfy { $0.message.hasSuffix("accepts 1 of 2 such locations") })
  }

  @Test func asksForASmallerNumber() throws {
    let found = try findings(yaml(two), in: project(uses: 1))
    let fixed = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      fixed.message == "1 of 2 locations that the exception from 'A' to 'B' accepts are fixed")
    #expect(fixed.remedy == "lower 'at-most' to 1, so that none comes back unnoticed")
    #expect(fixed.severity == .error)
    #expect(fixed.because == "the reason")
    #expect(fixed.from == nil)
    #expect(
      fixed.locations == [
        SourceLocation(path: "lintel.yml", isInProject: false, line: 6, column: 34)
      ])
  }

  @Test func isToBeRemovedIfNothingIsLeft() throws {
    let found = try findings(yaml(two), in: project(uses: 0))
    #expect(
      found.map(\.message) == [
        "2 of 2 locations that the exception from 'A' to 'B' accepts are fixed"
      ])
    #expect(
      found.map(\.remedy) == [
        "remove the entry from 'allow', so that none comes back unnoticed"
      ])
  }

  /// As for a fixed entry of a baseline, which no severity softens.
  @Test func tooFewAreAnErrorWhateverTheSeverity() throws {
    let warning = yaml(two).replacing("because: the reason", with: "severity: warning")
    #expect(try findings(warning, in: project(uses: 1)).map(\.severity) == [.error])
    #expect(try findings(warning, in: project(uses: 3)).map(\.severity) == [.warning])
    let note = yaml(two).replacing("because: the reason", with: "severity: note")
    #expect(try findings(note, in: project(uses: 2)) == [])
    #expect(try findings(note, in: project(uses: 3)).map(\.severity) == [.note])
  }

  @Test func aPlaceCountsForTheFirstOfSeveral() throws {
    let both = "\(two), { from: A, to: [B, C], at-most: 1, because: y }"
    var project = project(uses: 2)
    project.use("A1", "C1")
    #expect(try messages(yaml(both), in: project) == [])
    project.use("A1", "B1")
    #expect(
      try messages(yaml(both), in: project) == [
        "'A1' (A) uses 'B1' (B); the exception for it accepts 2 of 3 such locations"
      ])
  }

  @Test func aPlaceThatAnotherAcceptsForGoodDoesNotCount() throws {
    let both = "\(two), { from: A, to: B, because: y }"
    #expect(
      try messages(yaml(both), in: project(uses: 3)) == [
        "all that the exception from 'A' to 'B' covers is covered by the entry at line 6, column 51"
      ])
  }

  /// An entry that gets no place because of others, or fewer than it accepts: nothing is fixed.
  @Test(arguments: [
    (
      "to: [B, C], at-most: 3", "to: [B, C], at-most: 3",
      "all that the exception from 'A' to 'B', 'C' covers is covered by the entry at line 6"
    ),
    (
      "to: [B, C], at-most: 3", "to: B, at-most: 2",
      "all that the exception from 'A' to 'B' covers is covered by the entry at line 6"
    ),
    (
      "to: B, at-most: 2", "to: [B, C]",
      "all that the exception from 'A' to 'B' covers is covered by the entry at line 7"
    ),
    (
      "to: [B, C]", "to: C, at-most: 1",
      "all that the exception from 'A' to 'C' covers is covered by the entry at line 6"
    ),
    (
      "to: B, at-most: 2", "to: [B, C], at-most: 3",
      "the exception from 'A' to 'B', 'C' accepts 3 locations, and there is 1 that the entry at "
        + "line 6 does not cover"
    ),
    (
      "to: C", "to: [B, C], at-most: 4",
      "the exception from 'A' to 'B', 'C' accepts 4 locations, and there are 2 that the entry at "
        + "line 6 does not cover"
    ),
    (
      "to: C, at-most: 1", "to: [B, C], at-most: 4",
      "the exception from 'A' to 'B', 'C' accepts 4 locations, and there are 2 that the entry at "
        + "line 6 does not cover"
    ),
  ])
  func saysWhichEntryCoversThePlaces(first: String, second: String, message: String) throws {
    let both = "{ from: A, \(first), because: x },\n      { from: A, \(second), because: y }"
    var project = project(uses: 2)
    project.use("A1", "C1")
    #expect(try messages(yaml(both), in: project) == [message])
  }

  @Test func severalEntriesCoverAllPlaces() throws {
    let all = ["B, at-most: 2", "C, at-most: 1", "[B, C], at-most: 3"]
      .map { "{ from: A, to: \($0), because: x }" }.joined(separator: ",\n      ")
    var project = project(uses: 2)
    project.use("A1", "C1")
    let found = try findings(yaml(all), in: project)
    #expect(
      found.map(\.message) == [
        "all that the exception from 'A' to 'B', 'C' covers is covered by the entries at lines 6 "
          + "and 7"
      ])
    #expect(found.map(\.remedy) == ["remove the entry from 'allow'"])
  }

  @Test func aFamilyCoversItsMembers() throws {
    var project = Project()
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
      project.use("\(feature)View", "\(feature)Data")
    }
    func found(_ entries: [String]) throws -> [String] {
      try messages(
        """
        version: 1
        components: { "{f}.View": "{f}/View/**", "{f}.Data": "{f}/Data/**" }
        rules:
          r:
            kind: forbid
            from: "*.View"
            to: "*.Data"
            allow:
              - \(entries.joined(separator: "\n      - "))
        """, in: project)
    }
    let family = #"{ from: "{f}.View", to: "{f}.Data", at-most: 2, because: x }"#
    let member = "{ from: Chat.View, to: Chat.Data, at-most: 1, because: y }"
    #expect(
      try found([family, member]) == [
        "all that the exception from 'Chat.View' to 'Chat.Data' covers is covered by the entry at "
          + "line 9"
      ])
    let rest = family.replacing("at-most: 2", with: "at-most: 1")
    #expect(try found([member, rest]) == [])
  }

  @Test func acceptsNothingOnceItHasExpired() throws {
    let expired = two.replacing("because", with: "until: 2026-02-28, because")
    #expect(
      try messages(yaml(expired), in: project(uses: 2)) == [
        "'A1' (A) uses 'B1' (B); the exception for it expired on 2026-02-28"
      ])
  }

  /// What is not known is no error, and so it is no place too many.
  @Test func ambiguousNamesDoNotCount() throws {
    var project = project(uses: 2)
    project.use("A1", either: ["B1", "A2"])
    #expect(try messages(yaml(two), in: project) == [])
  }

  @Test func aNameWhoseMeaningsAllBreakTheRuleCounts() throws {
    var project = project(uses: 1)
    project.add("B2", in: "B/B2.swift")
    project.use("A1", either: ["B1", "B2"])
    #expect(try messages(yaml(two), in: project) == [])
  }

  @Test func countsImports() throws {
    var project = project(uses: 0)
    project.addImport("UIKit", in: "A/A1.swift")
    project.addImport("UIKit", in: "A/A2.swift")
    let kind = "imports, in: A, deny: UIKit"
    func found(_ number: Int) throws -> [String] {
      try messages(
        yaml("{ from: A, to: UIKit, at-most: \(number), because: x }", kind: kind), in: project)
    }
    #expect(try found(2) == [])
    #expect(
      try found(3) == ["1 of 3 locations that the exception from 'A' to 'UIKit' accepts are fixed"])
    #expect(try found(1).count == 2)
    #expect(
      try found(1).allSatisfy {
        $0.hasSuffix("; the exception for it accepts 1 of 2 such locations")
      })
  }

  /// An exception of `acyclic` covers steps, not cycles.
  @Test func countsStepsOfCycles() throws {
    var project = LintelRulesTests.project(["A1", "B1", "C1"])
    project.use("A1", "B1")
    project.use("B1", "A1")
    func found(_ number: Int) throws -> [String] {
      try messages(
        yaml(
          "{ from: A, to: B, at-most: \(number), because: x }", kind: "acyclic, level: type"),
        in: project)
    }
    #expect(try found(1) == [])
    project.use("A1", "B1")
    #expect(
      try found(1) == [
        "'A1' (A) uses 'B1' (B), as a step of a cycle; the exception for it accepts 1 of 2 such "
          + "locations"
      ])
    #expect(
      try found(3) == ["1 of 3 locations that the exception from 'A' to 'B' accepts are fixed"])
  }

  @Test func countsChainsThroughCodeInNoLayer() throws {
    var project = LintelRulesTests.project(["A1", "B1", "C1", "X1"])
    project.use("A1", "X1")
    project.use("X1", "C1")
    let kind = "layers, layers: [A, B, C]"
    func found(_ number: Int) throws -> [String] {
      try messages(
        yaml("{ from: A, to: C, at-most: \(number), because: x }", kind: kind), in: project)
    }
    #expect(try found(1) == [])
    project.use("A1", "X1")
    #expect(
      try found(1) == [
        "'A' reaches 'C1' (C) through 'X1', skipping the closed layer 'B'; the exception for it "
          + "accepts 1 of 2 such locations"
      ])
  }

  @Test func mustBeAWholeNumberFromOneOn() {
    for wrong in ["0", "-1", "two", "1.5", "\"2\""] {
      let text = wrong.replacing("\"", with: "")
      #expect(
        errors(yaml(two.replacing("at-most: 2", with: "at-most: \(wrong)"))) == [
          "lintel.yml:6:34: 'at-most' should be a whole number from 1 on, not '\(text)'"
        ])
    }
  }
}
