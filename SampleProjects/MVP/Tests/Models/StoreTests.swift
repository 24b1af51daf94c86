import MessengerStorage
import Testing

@testable import MVP

@Suite("The store") @MainActor
struct StoreTests {
  @Test("keeps the preferences when the account is forgotten, and nothing else")
  func forgets() throws {
    let store = try Store.inMemory()
    let preferences = Preferences(appearance: .dark, language: .english)
    store.save(preferences, as: .preferences)
    store.save([Contact.grace], as: .contacts)
    store.save(History([.number(1)]), as: .history(thread: "1"))
    store.deleteAccount()

    #expect(store.value(.preferences) == preferences)
    #expect(store.value(.contacts, as: [Contact].self) == nil)
    #expect(store.value(.history(thread: "1"), as: History.self) == nil)
  }

  @Test("keeps the history of each thread for itself")
  func histories() throws {
    let store = try Store.inMemory()
    store.save(History([.number(1)]), as: .history(thread: "1"))
    store.save(History([.number(2)]), as: .history(thread: "2"))

    #expect(store.value(.history(thread: "1")) == History([.number(1)]))
  }

  @Test("has no value where it cannot be read")
  func damaged() throws {
    let database = try Store.open(.inMemory())
    try database.execute("INSERT INTO records (name, json) VALUES ('contacts', '[{')")

    #expect(Store(database).value(.contacts, as: [Contact].self) == nil)
  }

  @Test("begins without a past if the folder cannot be used, and still keeps values")
  func noFolder() {
    let store = Store(folder: "/nowhere/at/all")
    store.save([Contact.grace], as: .contacts)

    #expect(store.value(.contacts) == [Contact.grace])
  }
}
