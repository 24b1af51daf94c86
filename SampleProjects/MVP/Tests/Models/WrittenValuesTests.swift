import Testing

@testable import MVP

@Suite("What the user has written")
struct WrittenValuesTests {
  @Test("is a handle without blanks and the @", arguments: ["grace", " @grace ", "@@grace"])
  func handle(text: String) {
    #expect(Handle(text)?.text == "grace")
  }

  @Test("is no handle if nothing is left", arguments: ["", "  ", " @ "])
  func noHandle(text: String) {
    #expect(Handle(text) == nil)
  }

  @Test("is a message without the blanks around it, or none")
  func message() {
    #expect(MessageText("  Dear Grace ")?.text == "Dear Grace")
    #expect(MessageText(" \n") == nil)
  }
}
