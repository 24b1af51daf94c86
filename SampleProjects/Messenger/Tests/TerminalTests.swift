import Testing

@testable import Messenger

@Suite @MainActor
struct TerminalTests {
  private func play(
    _ lines: [String], in architecture: Architecture = .mvvm
  ) async -> [String] {
    var input = lines[...]
    var output: [String] = []
    let terminal = Terminal(readLine: { input.popFirst() }, write: { output.append($0) })
    await terminal.play(architecture.app, transport: DemoServer())
    return output
  }

  @Test(arguments: Architecture.allCases)
  func playsEveryArchitecture(architecture: Architecture) async {
    let output = await play(
      ["enter login.username grace", "enter login.password hopper", "tap login.submit"],
      in: architecture)
    #expect(output.count == 4)
    #expect(output.last?.contains("Hello, Grace Hopper") == true)
  }

  @Test func stopsAtQuit() async {
    #expect(await play(["quit", "help"]).count == 1)
  }

  @Test func saysWhatCannotBeDone() async {
    let output = await play(["tap home.signOut"])
    #expect(output.last == "Cannot do that: 'home.signOut' is not on the screen.")
  }

  @Test func saysWhatItDoesNotUnderstand() async {
    #expect(await play(["dance"]).last?.hasPrefix("Unknown command 'dance'.") == true)
  }

  @Test func ignoresEmptyLines() async {
    #expect(await play(["", "  "]).count == 1)
  }
}
