import Testing

@testable import Messenger

@Suite
struct CommandTests {
  @Test(arguments: [
    ("enter login.username ada", Command.enter(text: "ada", identifier: "login.username")),
    (
      "enter thread.input  hello,  world ",
      .enter(text: "hello,  world", identifier: "thread.input")
    ),
    ("enter login.username", .enter(text: "", identifier: "login.username")),
    ("tap login.submit\r", .tap(identifier: "login.submit")),
    ("focus login.username", .focus(identifier: "login.username")),
    ("type hello, world", .type(text: "hello, world")),
    ("return", .pressReturn),
    ("scroll chats.list -3", .scroll(identifier: "chats.list", rows: -3)),
    ("wait 0.3", .wait(seconds: 0.3)),
    ("see login.submit", .see(identifier: "login.submit", text: nil)),
    ("see login.error No connection.", .see(identifier: "login.error", text: "No connection.")),
    ("open messenger://thread/1", .open(link: "messenger://thread/1")),
    ("quit ", .quit),
  ])
  func reads(line: String, command: Command) {
    #expect(Command(line) == command)
  }

  @Test(arguments: [
    "", "tap", "enter", "tap a b", "focus", "type", "return now", "scroll chats.list",
    "scroll chats.list far", "wait", "wait long", "wait -1", "wait nan", "see", "open", "dance a",
    "quit now",
  ])
  func refuses(line: String) {
    #expect(Command(line) == nil)
  }

  @Test(arguments: [
    "enter", "tap", "focus", "type", "return", "scroll", "wait", "see", "open", "quit",
  ])
  func isExplained(verb: String) {
    let lines = Command.manual.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  \(verb) ") } == 1)
  }
}
