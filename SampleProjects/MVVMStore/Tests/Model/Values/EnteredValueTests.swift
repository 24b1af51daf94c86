import Testing

@testable import MVVMStore

@Suite("Values that the user enters")
struct EnteredValueTests {
  @Test("a new contact is without blanks and without the sign before its handle")
  func newContact() throws {
    let contact = try NewContact(name: " Grace ", handle: " @ grace ")
    #expect(contact.name.text == "Grace")
    #expect(contact.handle == "grace")
  }

  @Test("a new contact needs a name before it needs a handle")
  func incompleteContact() {
    #expect(throws: Problem.missingName) { try NewContact(name: " ", handle: "@") }
    #expect(throws: Problem.missingHandle) { try NewContact(name: "Grace", handle: " @ ") }
  }

  @Test("blanks of a password are its own")
  func credentials() throws {
    let credentials = try Credentials(username: " ada ", password: " ")
    #expect(credentials.username == "ada")
    #expect(credentials.password == " ")
    #expect(throws: Problem.missingPassword) { try Credentials(username: "ada", password: "") }
  }

  @Test("a name is without the blanks around it, and never empty")
  func name() throws {
    #expect(try PersonName(" Ada ").text == "Ada")
    #expect(throws: Problem.missingName) { try PersonName(" ") }
  }

  @Test("a group needs a name and two others")
  func group() {
    let group = NewGroup(name: " Engines ", members: ["turing", "grace"])
    #expect(group?.name == "Engines")
    #expect(group?.members == ["grace", "turing"])
    #expect(NewGroup(name: " ", members: ["turing", "grace"]) == nil)
    #expect(NewGroup(name: "Engines", members: ["grace"]) == nil)
  }

  @Test("members may buy, guests may not")
  func buying() {
    #expect(Account(name: "Ada", handle: "ada", role: .member).mayBuy)
    #expect(!Account(name: "Kid", handle: "kid", role: .guest).mayBuy)
  }

  @Test(
    "a card has sixteen digits, wherever there are blanks",
    arguments: [
      ("4242 4242 4242 4242", true), ("424242424242424", false), ("42424242424242421", false),
      ("424242424242424x", false), ("٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", false),
    ])
  func card(text: String, isValid: Bool) {
    #expect(((try? CardNumber(text)) != nil) == isValid)
  }

  @Test(
    "a link leads to a thread or nowhere",
    arguments: [
      ("messenger://thread/42", "42"), ("Messenger://THREAD/a", "a"), ("messenger://thread/", nil),
      ("messenger://thread/42/1", nil), ("messenger://settings/42", nil),
      ("https://thread/42", nil),
    ])
  func link(text: String, conversation: String?) {
    #expect(ThreadLink(text)?.conversation == conversation)
  }
}
