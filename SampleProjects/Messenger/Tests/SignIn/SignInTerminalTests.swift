import MessengerHost
import Testing
import VIPER

@testable import Messenger

@Suite @MainActor
struct SignInTerminalTests {
  private func play(
    _ lines: [String], in appType: any SignInApp.Type = VIPERMessenger.self
  ) async -> [String] {
    var input = lines[...]
    var output: [String] = []
    let terminal = SignInTerminal(readLine: { input.popFirst() }, write: { output.append($0) })
    await terminal.play(appType, transport: SignInServer())
    return output
  }

  @Test func playsEveryArchitectureThatSignsIn() async {
    for case .signIn(let appType) in Architecture.all.map({ $0.app() }) {
      let output = await play(
        ["enter login.username grace", "enter login.password hopper", "tap login.submit"],
        in: appType)
      #expect(output.count == 4)
      #expect(output.last?.contains("Hello, Grace Hopper") == true)
    }
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
