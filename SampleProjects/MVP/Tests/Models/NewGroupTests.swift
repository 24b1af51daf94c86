import Testing

@testable import MVP

@Suite("A new group")
struct NewGroupTests {
  @Test("needs a name and two others")
  func complete() {
    #expect(NewGroup(name: " Engines ", members: ["alan", "grace"]).isComplete)
    #expect(!NewGroup(name: "  ", members: ["alan", "grace"]).isComplete)
    #expect(!NewGroup(name: "Engines", members: ["alan"]).isComplete)
  }
}
