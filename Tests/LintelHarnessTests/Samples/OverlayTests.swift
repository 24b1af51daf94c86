import LintelText
import Testing

@testable import LintelHarness

/// Twins and faults, and what is said of those that prove nothing.
@Suite struct OverlayTests {
  private static let finding = "Sources/A.swift:1:1 A -> B type (down)"

  private func sample(_ more: [String: String]) throws -> (files: TemporaryFiles, sample: Sample) {
    let files = try TemporaryFiles(
      ["MVC/Sources/A.swift": "struct A {}\n", "MVC/Sources/Deep/B.swift": "struct B {}\n"]
        .merging(more) { $1 })
    return (files, Sample(name: "MVC", folder: files.root + "/MVC", isPackage: false))
  }

  /// The messages, with paths below the temporary folder.
  private func problems(_ more: [String: String]) throws -> [String] {
    let (files, sample) = try sample(more)
    do {
      _ = try sample.overlays()
      return []
    } catch {
      return error.errors.map { $0.message.replacing(files.root + "/", with: "") }
    }
  }

  @Test func twinsComeFirstThenFaultsEachByName() throws {
    let (files, sample) = try sample([
      "MVC/Broken.diff": diff("A.swift", "struct A {}", "let a = 1"),
      "MVC/Broken.expected": Self.finding,
      "MVC/BrokenModelKnowsView.diff": diff("Deep/B.swift", "struct B {}", "let b = 1")
        + diff(adding: "Deep/New.swift", "let new = 1"),
      "MVC/BrokenModelKnowsView.expected": "# why\n\n\(Self.finding)\n",
      "MVC/Faults/message-lost.diff": diff("A.swift", "struct A {}", "let c = 1"),
      "MVC/Faults/message-lost.expected": "sends a message\nreads it\n",
    ])
    let overlays = try sample.overlays()
    #expect(overlays.map(\.name) == ["Broken", "ModelKnowsView", "message-lost"])
    #expect(overlays.map(\.kind) == [.twin, .twin, .fault])
    #expect(overlays[1].files == ["Sources/Deep/B.swift", "Sources/Deep/New.swift"])
    #expect(overlays[1].expected == [Self.finding])
    #expect(overlays[2].expected == ["sends a message", "reads it"])
    #expect(overlays[2].expectedFile == sample.folder + "/Faults/message-lost.expected")
    #expect(
      try overlays[1].contents(in: sample.folder) == [
        "Sources/Deep/B.swift": Array("let b = 1\n".utf8),
        "Sources/Deep/New.swift": Array("let new = 1\n".utf8),
      ])
    withExtendedLifetime(files) {}
  }

  @Test func whatIsExpectedHasToBeSaid() throws {
    let twin = ["MVC/BrokenX.diff": diff("A.swift", "struct A {}", "let a = 1")]
    #expect(
      try problems(twin) == [
        "'MVC/BrokenX.diff' has no 'MVC/BrokenX.expected' with the findings that the rules must "
          + "give, one per line"
      ])
    #expect(
      try problems(twin.merging(["MVC/BrokenX.expected": "# later\n"]) { $1 }) == [
        "'MVC/BrokenX.expected' is empty; expected the findings that the rules must give, one per "
          + "line"
      ])
    #expect(
      try problems(["MVC/Faults/lost.diff": diff("A.swift", "struct A {}", "let a = 1")]) == [
        "'MVC/Faults/lost.diff' has no 'MVC/Faults/lost.expected' with the scenarios that must "
          + "fail, one per line"
      ])
  }

  @Test func whatIsExpectedBelongsToAnOverlay() throws {
    #expect(
      try problems(["MVC/BrokenX.expected": Self.finding, "MVC/Faults/notes.txt": ""]) == [
        "'MVC/BrokenX.expected' has no matching file 'MVC/BrokenX.diff'",
        "'MVC/Faults/notes.txt' is neither the '.diff' file of a fault nor its '.expected' file",
      ])
  }

  /// A diff that no longer fits the sources is an error at the line that has drifted.
  @Test func anOverlayFitsTheSources() throws {
    let (files, sample) = try sample([
      "MVC/BrokenX.diff": "why\n" + diff("Deep/B.swift", "struct Old {}", "let b = 1"),
      "MVC/BrokenX.expected": Self.finding,
    ])
    defer { withExtendedLifetime(files) {} }
    #expect {
      try sample.overlays()
    } throws: { error in
      (error as? ConfigurationErrors)?.errors == [
        ConfigurationError(
          path: sample.folder + "/BrokenX.diff", line: 5, column: 1,
          message: "the line 'struct Old {}' is not here in 'Sources/Deep/B.swift', with the same "
            + "blanks and line end; the file has changed since the diff was made")
      ]
    }
  }

  @Test func anOverlayChangesSomething() throws {
    #expect(
      try problems(["MVC/BrokenY.diff": "# later\n", "MVC/BrokenY.expected": Self.finding]) == [
        "'MVC/BrokenY.diff' contains no file that changes the sample"
      ])
  }

  @Test func aTwinIsNamedLikeAType() throws {
    #expect(
      try problems(["MVC/Broken-view.diff": "", "MVC/Broken-view.expected": Self.finding]) == [
        "'MVC/Broken-view.diff' is not the name of a twin: 'Broken' must be followed by a name such "
          + "as 'ViewKnowsModel'"
      ])
  }

  @Test func namesTellTwinsAndFaultsApart() throws {
    let change = diff(adding: "New.swift", "let a = 1")
    #expect(
      try problems([
        "MVC/BrokenX.diff": change, "MVC/BrokenX.expected": Self.finding,
        "MVC/Faults/X.diff": change, "MVC/Faults/X.expected": "sends",
      ]) == ["'MVC/Faults/X.diff' has the same name as another twin or fault: 'X'"])
  }
}
