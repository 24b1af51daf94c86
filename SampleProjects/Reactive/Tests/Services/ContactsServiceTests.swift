import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import Reactive

@Suite("Contacts service") @MainActor
struct ContactsServiceTests {
  private let connection = FakeConnection()
  private let service: ContactsService

  init() throws {
    let database = AppDatabase(try Database.inMemory())
    let sessions = SessionStore(database: database)
    sessions.session = ada
    connection.reply = { request in
      switch request {
      case .resume: .session(wireAda)
      case .contacts: .contacts([WirePerson(name: "Grace", handle: "grace")])
      case .addContact: .contact(WirePerson(name: "Alan", handle: "alan"))
      default: .done
      }
    }
    service = ContactsService(
      session: SessionService(server: Server(connection: connection), store: sessions),
      store: ContactStore(database: database))
  }

  @Test func hasWhatIsAddedAlsoIfWhoAskedHasLeft() async {
    let contacts = Recorder(service.contacts)
    await MainActor.settle()
    connection.holdReplies()
    let asking = Recorder(service.add(alan).map { _ in })
    await MainActor.settle()
    asking.stop()
    connection.releaseReplies()
    await MainActor.settle()
    #expect(contacts.values.last == .loaded([alan, grace]))
  }

  @Test func hasNoLongerWhatIsRemoved() async {
    let contacts = Recorder(service.contacts)
    await MainActor.settle()
    let asking = Recorder(service.remove("grace").map { _ in })
    await MainActor.settle()
    #expect(contacts.values.last == .loaded([]))
    withExtendedLifetime(asking) {}
  }

  @Test func saysWhyNothingIsAdded() async {
    await MainActor.settle()
    connection.reply = { _ in .refused(.invalid(what: "handle")) }
    let problems = Recorder(service.add(alan).map { $0.failure })
    await MainActor.settle()
    #expect(problems.values == [.ownHandle])
  }
}
