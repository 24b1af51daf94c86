import Testing

@testable import Hexagonal

@Suite("Commands")
struct CommandTests {
  @Test("take the rest of the line as what is said")
  func rest() {
    #expect(
      Command(" send thread-1  Hello,  Grace")
        == .send(
          conversation: "thread-1", text: "Hello,  Grace"))
    #expect(Command("add grace Grace Hopper") == .add(handle: "grace", name: "Grace Hopper"))
    #expect(
      Command("group grace,alan Analytical Engines")
        == .makeGroup(
          handles: ["grace", "alan"], name: "Analytical Engines"))
    #expect(Command("search") == .find(""))
  }

  @Test(
    "are refused if something is missing, or too much",
    arguments: ["", "login", "login ada", "logout now", "read", "read thread-1 now", "sing"])
  func unknown(line: String) {
    #expect(Command(line) == nil)
  }
}
