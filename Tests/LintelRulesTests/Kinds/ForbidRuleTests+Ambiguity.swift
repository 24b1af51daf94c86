import LintelVocabulary
import Testing

/// Uses of names that may mean several things.
extension ForbidRuleTests {
  @Test func failsWhicheverMeaningIsMeantOfSeveralComponents() throws {
    var project = project()
    project.add("B1", in: "C/B1.swift", id: "other")
    project.use("A1", either: ["B1", "other"])
    #expect(
      try messages(yaml, in: project) == [
        "'A1' (A) uses 'B1' (B); every meaning breaks the rule: 'B1' in B/B1.swift or 'B1' in "
          + "C/B1.swift"
      ])
    let allow = "allow: [{ from: A, to: C, because: x }]"
    let one = rules("  r: { kind: forbid, from: A, to: [B, C], \(allow) }")
    #expect(try messages(one, in: project).map { $0.hasPrefix("note: ") } == [true])
  }

  @Test func whatMayMeanSomethingInnocentIsANote() throws {
    var project = project()
    project.add("B1", in: "D/B1.swift", id: "other")
    project.use("A1", either: ["B1", "other"])
    let message =
      "'A1' (A) uses 'B1' (B); the name is ambiguous, because several files declare it: it may mean "
      + "'B1' in B/B1.swift or 'B1' in D/B1.swift"
    #expect(try messages(yaml, in: project) == ["note: " + message])
    let strict = rules("  r: { kind: forbid, from: A, to: B, certainty: [named, ambiguous] }")
    #expect(try messages(strict, in: project) == [message])
  }

  /// Of many candidates only some are named.
  @Test func namesTheCandidateThatItIsAbout() throws {
    var project = project()
    for number in 1...4 { project.add("B1", in: "D/D\(number).swift", id: "d\(number)") }
    project.use("A1", either: ["d1", "d2", "d3", "d4", "B1"])
    #expect(
      try messages(yaml, in: project) == [
        "note: 'A1' (A) uses 'B1' (B); the name is ambiguous, because several files declare it: it may "
          + "mean 'B1' in B/B1.swift, 'B1' in D/D1.swift, 'B1' in D/D2.swift or 2 more"
      ])
  }

  /// Two overloads of one file have the same words, and there is nothing else.
  @Test func namesNothingElseWhereCandidatesShareAName() throws {
    var project = project()
    project.add("f", in: "B/F.swift", id: "f1")
    project.add("f", in: "B/F.swift", id: "f2")
    project.use("A1", either: ["f1", "f2"], because: .owners)
    #expect(
      try messages(yaml, in: project) == [
        "note: 'A1' (A) uses 'f' (B); the name is ambiguous, because several files declare the type that "
          + "it belongs to: it may mean 'f' in B/F.swift (2 declarations)"
      ])
  }

  @Test(arguments: [
    (Ambiguity.sdk, "a declaration of an SDK fits as well", "a declaration of an SDK"),
    (.inherited, "it may be inherited from outside of the project", "a declaration of a library"),
    (.module, "the module of its type cannot be read", "a declaration of a library"),
    (.type, "the type of the value that it belongs to is not known", "another declaration"),
  ])
  func whatMayMeanSomethingOutsideIsANote(
    ambiguity: Ambiguity, reason: String, other: String
  ) throws {
    var project = project()
    project.add("B1", in: "B/Other.swift", id: "other")
    project.use("A1", either: ["B1", "other"], because: ambiguity)
    #expect(
      try messages(yaml, in: project) == [
        "note: 'A1' (A) uses 'B1' (B); the name is ambiguous, because \(reason): it may mean 'B1' in "
          + "B/B1.swift, 'B1' in B/Other.swift or \(other)"
      ])
  }
}
