import Testing

@testable import CleanSwiftUI

@Suite("Contacts")
struct ContactTests {
  @Test(
    "are found by their name or their handle, ignoring case and blanks around",
    arguments: [
      ("", [Contact.alan, .grace]), (" GRA ", [.grace]), ("Tur", [.alan]), ("x", []),
    ])
  func search(text: String, found: [Contact]) {
    #expect([Contact.alan, .grace].matching(text) == found)
  }

  @Test("are known by their handle")
  func identity() {
    let contacts = [Contact.alan, .grace]
    #expect(contacts[id: "grace"] == .grace)
    #expect(contacts[id: "ada"] == nil)
  }
}
