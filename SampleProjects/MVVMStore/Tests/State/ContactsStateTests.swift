import Testing

@testable import MVVMStore

@Suite("The contacts' state")
struct ContactsStateTests {
  private var state = ContactsState(remembering: Memory(contacts: [.alan, .grace]))

  @Test("needs a pause only for what was typed last")
  mutating func pause() {
    #expect(state.handle(.searchChanged("g")) == [.pause(search: "g")])
    #expect(state.needs(.pause(search: "g")))
    _ = state.handle(.searchChanged("gr"))
    #expect(!state.needs(.pause(search: "g")))
    #expect(state.needs(.load))
  }

  @Test("filters by what was typed only after the pause")
  mutating func search() {
    _ = state.handle(.searchChanged(" GR "))
    #expect(state.matches == [.alan, .grace])
    _ = state.handle(.searchPaused)
    #expect(state.matches == [.grace])
  }

  @Test("adds a contact in its place, and closes the screen that waits for it")
  mutating func added() throws {
    _ = state.handle(.addTapped)
    _ = state.handle(.nameChanged("Bea"))
    _ = state.handle(.handleChanged("@bea"))
    #expect(state.handle(.saveTapped) == [.add(try NewContact(name: "Bea", handle: "bea"))])
    #expect(state.handle(.saveTapped).isEmpty)
    _ = state.handle(.added(.success(Contact(name: "Bea", handle: "bea"))))
    #expect(state.all.value?.map(\.name) == ["alan", "Bea", "Grace"])
    #expect(state.screen == nil)
  }

  @Test("leads nobody away who has gone on before the contact was added")
  mutating func addedLate() {
    _ = state.handle(.contactTapped(handle: "grace"))
    _ = state.handle(.added(.success(Contact(name: "Bea", handle: "bea"))))
    #expect(state.screen == .contact(ContactState(contact: .grace)))
    #expect(state.all.value?.count == 3)
  }

  @Test("tells why a contact was not added, on the screen that asked")
  mutating func notAdded() {
    _ = state.handle(.addTapped)
    _ = state.handle(.saveTapped)
    guard case .newContact(let new) = state.screen else {
      Issue.record("There is no screen for a new contact.")
      return
    }
    #expect(new.attempt == .failed(.missingName))
  }

  @Test("deletes after a question, and closes the screen of who is gone")
  mutating func deleted() {
    _ = state.handle(.contactTapped(handle: "grace"))
    #expect(state.handle(.deleteTapped).isEmpty)
    #expect(state.handle(.deleteConfirmed) == [.delete(handle: "grace")])
    _ = state.handle(.deleted(handle: "grace", nil))
    #expect(state.all.value == [.alan])
    #expect(state.screen == nil)
  }

  @Test("keeps a contact that could not be deleted, and says no more than that")
  mutating func notDeleted() {
    _ = state.handle(.contactTapped(handle: "grace"))
    _ = state.handle(.deleteConfirmed)
    _ = state.handle(.deleted(handle: "grace", .handleTaken))
    guard case .contact(let contact) = state.screen else {
      Issue.record("There is no screen for the contact.")
      return
    }
    #expect(contact.attempt == .failed(.somethingWentWrong))
    #expect(state.all.value?.count == 2)
  }
}
