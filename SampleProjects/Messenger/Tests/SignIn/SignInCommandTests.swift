import Testing

@testable import Messenger

@Suite
struct SignInCommandTests {
  @Test(arguments: [
    ("enter login.username ada", SignInCommand.enter(text: "ada", identifier: "login.username")),
    ("enter chat.text hello, world", .enter(text: "hello, world", identifier: "chat.text")),
    ("enter login.username", .enter(text: "", identifier: "login.username")),
    ("tap login.submit", .tap(identifier: "login.submit")),
    ("  help ", .help),
    ("quit", .quit),
  ])
  func reads(line: String, command: SignInCommand) {
    #expect(SignInCommand(line) == command)
  }

  @Test(arguments: ["", "tap", "enter", "tap a b", "dance", "quit now"])
  func refuses(line: String) {
    #expect(SignInCommand(line) == nil)
  }
}
