import MessengerHost
import Testing

@testable import MVVMStore

@Suite("What is said besides the rows") @MainActor
struct ListTextTests {
  private let words = SharedViewModels.speaking().words

  @Test("of contacts, whatever there is of them")
  func contacts() async {
    let handler = StubHandler<ContactsState>()
    let contacts = ContactsViewModel.stub(handler)
    #expect(contacts.status == .busy)
    await handler.send(.contactsChanged(.failed))
    #expect(contacts.status == .failed("Could not load.", retryTitle: "Try again"))
    await handler.send(.contactsChanged(.loaded([])))
    #expect(contacts.status == .empty("No contacts yet."))
    #expect(contacts.noMatchesText == nil)
    contacts.search = "x"
    await handler.send(.contactsChanged(.loaded([.grace])))
    #expect(contacts.noMatchesText == nil)
    await handler.send(.searchPaused)
    #expect(contacts.noMatchesText == "No matches.")
  }

  @Test("of who can be in a group, and which of them are chosen")
  func newGroup() async {
    let handler = StubHandler<NewGroupState>()
    let newGroup = NewGroupViewModel(store: Store(NewGroupState(), handler: handler), words: words)
    #expect(newGroup.status == .busy)
    await handler.send(.contactsChanged(.failed))
    #expect(newGroup.status == .failed("Could not load.", retryTitle: "Try again"))
    await handler.send(.contactsChanged(.loaded([.alan, .grace])))
    newGroup.choose("grace")
    #expect(newGroup.status == .rows)
    #expect(newGroup.rows.map(\.mark) == [nil, "✓"])
  }

  @Test(
    "of a pack, to who may buy it and to who may not", arguments: [Account.Role.member, .guest])
  func purchase(role: Account.Role) {
    let buyer = Account(name: "Ada", handle: "ada", role: role)
    let store = Store(
      PurchaseState(pack: .cats, buyer: buyer), handler: StubHandler<PurchaseState>())
    let text = PurchaseViewModel(store: store, words: words).notAllowedText
    #expect(text == (role == .guest ? "Guests cannot buy stickers." : nil))
  }
}
