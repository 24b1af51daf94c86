import MessengerWire
import Testing

@testable import MVP

@Suite("The model of the contacts") @MainActor
struct ContactsModelTests {
  private let server = FakeServer()

  @Test("has them in the order of their names, ignoring case")
  func order() async throws {
    let model = ContactsModel(server: server, store: try .inMemory())
    server.answers(
      .contacts([
        WirePerson(name: "bob", handle: "b"), WirePerson(name: "Carol", handle: "c"),
        WirePerson(name: "Alan", handle: "a"),
      ]))
    await model.reload()

    #expect(model.contacts.value?.map(\.name) == ["Alan", "bob", "Carol"])
  }

  @Test("keeps what was loaded when loading anew fails, and also over a relaunch")
  func keeps() async throws {
    let store = try Store.inMemory()
    let model = ContactsModel(server: server, store: store)
    server.answers(.contacts([WirePerson(name: "Grace", handle: "grace")]))
    await model.reload()
    server.fails(.noConnection)
    await model.reload()

    #expect(model.contacts == .loaded([.grace]))
    #expect(ContactsModel(server: server, store: store).contacts == .loaded([.grace]))
  }

  @Test("says that loading has failed, until it begins anew")
  func fails() async throws {
    let model = ContactsModel(server: server, store: try .inMemory())
    server.fails(.refused)
    await model.reload()
    #expect(model.contacts == .failed)

    let watcher = Watcher()
    model.observe(by: watcher) { $0.seen.append(model.contacts) }
    server.answers(.contacts([]))
    await model.reload()

    #expect(watcher.seen == [.loading, .loaded([])])
  }

  @Test("tells nobody of a reply that comes after the end of the session")
  func late() async throws {
    let model = ContactsModel(server: server, store: try .inMemory())
    server.fails(.sessionOver)
    await model.reload()

    #expect(model.contacts == .loading)
  }

  @Test("sorts a new contact in, and takes a deleted one out")
  func changes() async throws {
    let model = ContactsModel(server: server, store: try .inMemory())
    server.answers(.contacts([WirePerson(name: "Grace", handle: "grace")]))
    await model.reload()
    server.answers(.contact(WirePerson(name: "Alan", handle: "alan")))
    try await model.add(name: "Alan", handle: try #require(Handle("alan")))
    #expect(model.contacts == .loaded([.alan, .grace]))
    server.answers(.done)
    try await model.delete(handle: "grace")

    #expect(model.contacts == .loaded([.alan]))
  }
}

@MainActor
private final class Watcher {
  var seen: [Loadable<[Contact]>] = []
}
