import MessengerHost
import Testing

@testable import Messenger

@Suite @MainActor
struct ScriptPlayerTests {
  /// Plays a script, and returns the screens that it shows.
  @discardableResult
  private func play(_ lines: String..., options: PlayOptions = PlayOptions()) async throws
    -> [String]
  {
    var screens: [String] = []
    let player = ScriptPlayer(
      device: try .withNotes(options: options), patience: 0, write: { screens.append($0) })
    try await player.play(lines, from: "notes.txt")
    return screens
  }

  private func fails(
    at number: Int, saying problem: String, _ lines: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let player = ScriptPlayer(device: try .withNotes(), patience: 0, write: { _ in })
    await #expect(
      throws: PlayError.line(file: "notes.txt", number: number, problem),
      sourceLocation: sourceLocation
    ) {
      try await player.play(lines, from: "notes.txt")
    }
  }

  @Test func showsTheScreenAtFirstAndAfterEachCommand() async throws {
    let screens = try await play("enter notes.input Buy milk", "tap notes.add")
    #expect(screens.count == 3)
    #expect(screens[0].contains("Note 1 "))
    #expect(screens[1].contains("New: Buy milk_"))
    #expect(screens[2].contains("Buy milk  ") && screens[2].contains("New: _"))
    #expect(screens[2].contains("Search:  "))
  }

  @Test func typesAndPressesReturn() async throws {
    try await play(
      "focus notes.input", "type Buy", "type milk", "see notes.input Buymilk", "return",
      "see notes.0 Buymilk", "see notes.input", "type and bread", "see notes.input and bread")
  }

  @Test func letsTimePass() async throws {
    try await play("tap notes.remind", "wait 1", "see notes.reminder Now!")
    try await fails(
      at: 3, saying: "'notes.reminder' is not on the screen",
      ["tap notes.remind", "wait 0.9", "see notes.reminder"])
  }

  @Test func scrolls() async throws {
    try await play("scroll notes.list 30", "see notes.35 Note 36")
    try await play("scroll notes.list 30", "scroll notes.list -30", "see notes.0 Note 1")
  }

  @Test func followsLinks() async throws {
    try await play("see notes.link no link", "open messenger://a", "see notes.link messenger://a")
    try await play(
      "see notes.link messenger://b", options: PlayOptions(link: "messenger://b"))
  }

  @Test func passesOverEmptyLinesAndComments() async throws {
    #expect(try await play("", "  ", "# tap nothing").count == 1)
  }

  @Test func stopsAtQuit() async throws {
    #expect(try await play("quit", "dance").count == 1)
  }

  @Test func saysWhereItFailsAndWhy() async throws {
    try await fails(
      at: 3, saying: "'notes.remove' is not on the screen", ["", "# comment", "tap notes.remove"])
    try await fails(
      at: 1, saying: "unknown command 'dance'; see 'messenger --help'", [" dance"])
    try await fails(
      at: 1, saying: "'notes.0' reads \"Note 1\", not \"Note 2\"", ["see notes.0 Note 2"])
    #expect("\(PlayError.line(file: "a.txt", number: 3, "no"))" == "a.txt:3: no")
  }
}
