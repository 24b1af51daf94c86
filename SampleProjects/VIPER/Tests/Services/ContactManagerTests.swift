import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import VIPER

@Suite("The contacts") @MainActor
struct ContactManagerTests {
  private let connection = FakeConnection()
  private let documents: DocumentStore
  private let session: SessionManager
  private let contacts: ContactManager

  init() async throws {
    documents = DocumentStore(try Database.inMemory())
    session = SessionManager(
      client: ServerClient(connection: connection), documents: documents)
    contacts = ContactManager(session: session, documents: documents)
    connection.outcomes = [.success(.session(.ada))]
    try await session.signIn(username: "ada", password: "lovelace")
  }

  private let grace = WirePerson(name: "Grace", handle: "grace")
  private let alan = WirePerson(name: "Alan", handle: "alan")

  @Test("are in the order of their names, and kept")
  func order() async throws {
    connection.outcomes = [.success(.contacts([grace])), .success(.contact(alan))]
    await contacts.reload()
    try await contacts.add(name: "Alan", handle: "alan")
    #expect(contacts.contacts == [.alan, .grace])
    #expect(ContactManager(session: session, documents: documents).contacts == [.alan, .grace])
  }

  @Test("are asked for again if the list is older than a change")
  func oldList() async throws {
    let contacts = contacts
    let loading = Task { await contacts.reload() }
    await MainActor.settle()
    connection.outcomes = [.success(.contact(alan)), .success(.contacts([alan, grace]))]
    try await contacts.add(name: "Alan", handle: "alan")
    connection.answer(2, with: .contacts([grace]))
    await loading.value
    #expect(contacts.contacts == [.alan, .grace])
  }

  @Test("stay when they cannot be loaded again, and go with the session")
  func stay() async {
    connection.outcomes = [.failure(.lost), .success(.contacts([grace])), .failure(.lost)]
    await contacts.reload()
    #expect(contacts.hasFailed)
    await contacts.reload()
    await contacts.reload()
    #expect(!contacts.hasFailed)
    #expect(contacts.contacts == [.grace])
    session.end(expired: false)
    #expect(contacts.contacts == nil)
  }
}
