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
      "MVC/Broken/A.swift": "let a = 1\n", "MVC/Broken.expected": Self.finding,
      "MVC/BrokenModelKnowsView/Deep/B.swift": "let b = 1\n",
      "MVC/BrokenModelKnowsView/Deep/New.swift": "let new = 1\n",
      "MVC/BrokenModelKnowsView.expected": "# why\n\n\(Self.finding)\n",
      "MVC/Faults/message-lost/A.swift": "let c = 1\n",
      "MVC/Faults/message-lost.expected": "sends a message\nreads it\n",
    ])
    let overlays = try sample.overlays()
    #expect(overlays.map(\.name) == ["Broken", "ModelKnowsView", "message-lost"])
    #expect(overlays.map(\.kind) == [.twin, .twin, .fault])
    #expect(overlays[1].files == ["Deep/B.swift", "Deep/New.swift"])
    #expect(overlays[1].expected == [Self.finding])
    #expect(overlays[2].expected == ["sends a message", "reads it"])
    #expect(overlays[2].expectedFile == sample.folder + "/Faults/message-lost.expected")
    withExtendedLifetime(files) {}
  }

  @Test func whatIsExpectedHasToBeSaid() throws {
    let twin = ["MVC/BrokenX/A.swift": "let a = 1\n"]
    #expect(
      try problems(twin) == [
        "'MVC/BrokenX' has no 'MVC/BrokenX.expected' with the findings that the rules must give, one "
          + "per line"
      ])
    #expect(
      try problems(twin.merging(["MVC/BrokenX.expected": "# later\n"]) { $1 }) == [
        "'MVC/BrokenX.expected' is empty; expected the findings that the rules must give, one per "
          + "line"
      ])
    #expect(
      try problems(["MVC/Faults/lost/A.swift": "let a = 1\n"]) == [
        "'MVC/Faults/lost' has no 'MVC/Faults/lost.expected' with the scenarios that must fail, one "
          + "per line"
      ])
  }

  @Test func whatIsExpectedBelongsToAnOverlay() throws {
    #expect(
      try problems(["MVC/BrokenX.expected": Self.finding, "MVC/Faults/notes.txt": ""]) == [
        "'MVC/BrokenX.expected' has no matching folder 'MVC/BrokenX'",
        "'MVC/Faults/notes.txt' is neither the folder of a fault nor its '.expected' file",
      ])
  }

  @Test func anOverlayChangesSomething() throws {
    #expect(
      try problems([
        "MVC/BrokenX/A.swift": "struct A {}\n", "MVC/BrokenX.expected": Self.finding,
        "MVC/BrokenY/.hidden": "", "MVC/BrokenY.expected": Self.finding,
      ]) == [
        "'MVC/BrokenX/A.swift' is the same as the file that it replaces",
        "'MVC/BrokenY' contains no file that changes the sample",
      ])
  }

  @Test func aTwinIsNamedLikeAType() throws {
    #expect(
      try problems(["MVC/Broken-view/A.swift": "", "MVC/Broken-view.expected": Self.finding]) == [
        "'MVC/Broken-view' is not the name of a twin: 'Broken' must be followed by a name such as "
          + "'ViewKnowsModel'"
      ])
  }

  @Test func namesTellTwinsAndFaultsApart() throws {
    #expect(
      try problems([
        "MVC/BrokenX/A.swift": "", "MVC/BrokenX.expected": Self.finding,
        "MVC/Faults/X/A.swift": "", "MVC/Faults/X.expected": "sends",
      ]) == ["'MVC/Faults/X' has the same name as another twin or fault: 'X'"])
  }
}
