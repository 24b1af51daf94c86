import MessengerHost
import MessengerWire
import Testing

@testable import MVVMC

@Suite @MainActor
struct AccountServicesTests {
  private let connection = FakeConnection()
  private let archive: Archive
  private let sessions: RemoteSessionService

  init() throws {
    archive = Archive(try .inMemory())
    archive.write(Session.ada, to: .session)
    sessions = RemoteSessionService(connection: connection, archive: archive)
  }

  private func services() -> AccountServices {
    let client = ServerClient(
      connection: connection, sessions: sessions, token: "token", isResumed: false)
    return AccountServices(client: client, sessions: sessions, archive: archive)
  }

  @Test func areReleasedWithWhoKeepsThemCurrent() async {
    var synchroniser: Synchroniser?
    weak var outbox: RemoteOutboxService?
    weak var conversations: RemoteConversationsService?
    do {
      let services = services()
      outbox = services.outbox
      conversations = services.conversations
      synchroniser = Synchroniser(session: .ada, services: services, sessions: sessions)
    }
    synchroniser?.follow(connection)
    await MainActor.settle()
    #expect(outbox != nil)
    synchroniser = nil
    await MainActor.settle()
    #expect(outbox == nil)
    #expect(conversations == nil)
  }

  @Test func loadEverythingOnceTheSessionIsTakenUp() async {
    let synchroniser = Synchroniser(session: .ada, services: services(), sessions: sessions)
    synchroniser.follow(connection)
    await MainActor.settle()
    #expect(connection.requests == [.resume(token: "token"), .contacts, .threads])
  }

  @Test func aThreadThatIsGoneTakesEverythingOfItAlong() {
    let services = services()
    services.conversations.update(Conversation("1"))
    services.histories.receive(Message(1), in: "1")
    services.drafts["1"] = "Dear"
    services.conversations.remove("1")
    #expect(services.histories.history(of: "1") == .loading)
    #expect(services.drafts["1"].isEmpty)
  }

  @Test func anAnswerThatIsOlderThanAnEventTakesNothingAway() async {
    let services = services()
    let thread = WireThread(
      id: "1", kind: .direct, name: "Grace", members: [], lastMessage: nil, readUpTo: 0,
      unreadCount: 0)
    var answers: [[WireThread]] = [[], [], [thread]]
    connection.answer = { request in
      guard request == .threads else { return .success(.done) }
      if answers.count == 2 {
        services.conversations.update(Conversation("1"))
        services.drafts["1"] = "Dear"
      }
      return .success(.threads(answers.removeFirst()))
    }
    await services.conversations.load()
    await services.conversations.load()
    #expect(services.conversations.conversations.value?.map(\.id) == ["1"])
    #expect(services.drafts["1"] == "Dear")
    #expect(answers.isEmpty)
  }
}
