import MessengerHost
import Testing

@testable import StateContainer

/// A store that is no more than what can be subscribed to.
@MainActor
private final class StateStub<State>: StateSource {
  private final class Subscriber: Subscription {}

  var state: State {
    didSet { for subscriber in subscribers { subscriber(state) } }
  }

  private var subscribers: [@MainActor (State) -> Void] = []

  init(_ state: State) {
    self.state = state
  }

  func subscribe(_ subscriber: @escaping @MainActor (State) -> Void) -> any Subscription {
    subscribers.append(subscriber)
    subscriber(state)
    return Subscriber()
  }
}

@Suite @MainActor final class EventSourceTests {
  private let session = StateStub(SessionState.initialState(.ada))
  private let tabs = StateStub(TabsState.initialState)
  private let contacts = StateStub(ContactsState.initialState(known: [.grace]))
  private let chats = StateStub(ChatsState.ada([.withGrace()]))
  private let stickers = StateStub(
    StickersState.initialState(.ada, keys: KeySequence(seed: "key")))
  private let settings = StateStub(SettingsState.initialState(.ada))
  private let server = Broadcast<ServerNotice>()
  private var subscriptions: [any Subscription] = []

  @Test func chatsHearOfTheSessionTheTabsAndTheContacts() {
    var events: [ChatsEvent] = []
    let source = ChatsEventSource(
      session: session, tabs: tabs, contacts: contacts, server: server.stream())
    subscriptions = source.subscribe { events.append($0) }
    #expect(
      events == [
        .sessionStatusChanged(.connecting), .tabSelected(.chats), .contactsChanged([.grace]),
      ])

    events = []
    _ = session.state.handle(.connectionChanged(.online))
    _ = session.state.handle(.resumed(token: "ada's", .success(.ada)))
    _ = session.state.handle(.conversationWanted(id: "1"))
    _ = session.state.handle(.conversationWanted(id: "1"))
    _ = tabs.state.handle(.selected(.contacts))
    _ = contacts.state.handle(.chosen(handle: "grace"))
    _ = contacts.state.handle(.contact(.opened(visit: 1, .success(.withGrace()))))
    _ = contacts.state.handle(.contact(.deleted(handle: "grace", visit: 1, nil)))
    #expect(
      events == [
        .sessionStatusChanged(.resuming), .sessionStatusChanged(.up), .conversationWanted("1"),
        .conversationWanted("1"),
        .tabSelected(.contacts), .conversationStarted(.withGrace(), isWanted: true),
        .contactsChanged([]),
      ])
  }

  @Test func chatsHearAtOnceOfAConversationThatWasWantedBeforeTheLogin() {
    var events: [ChatsEvent] = []
    session.state = SessionState.initialState(nil).after(
      .connectionChanged(.online), .conversationWanted(id: "1"), .login(.usernameChanged("ada")),
      .login(.passwordChanged("lovelace")), .login(.submitted),
      .login(.signedIn(.success(.ada))))
    let source = ChatsEventSource(
      session: session, tabs: tabs, contacts: contacts, server: server.stream())
    subscriptions = source.subscribe { events.append($0) }
    #expect(
      events == [
        .sessionStatusChanged(.up), .conversationWanted("1"), .tabSelected(.chats),
        .contactsChanged([.grace]),
      ])
  }

  @Test(
    arguments: [
      (.messageArrived(.fromGrace(1), conversation: "1"), .messageArrived(.fromGrace(1), in: "1")),
      (.conversationChanged(.withGrace()), .conversationChanged(.withGrace())),
      (.contactsChanged, nil), (.sessionEnded, nil),
    ] as [(ServerNotice, ChatsEvent?)])
  func chatsHearOfMessages(notice: ServerNotice, event: ChatsEvent?) async {
    var events: [ChatsEvent] = []
    let source = ChatsEventSource(
      session: StateStub(SessionState.initialState(nil)), tabs: tabs, contacts: contacts,
      server: server.stream())
    subscriptions = source.subscribe { events.append($0) }
    server.send(notice)
    await MainActor.settle()
    #expect(
      events == [.tabSelected(.chats), .contactsChanged([.grace])] + (event.map { [$0] } ?? []))
  }

  @Test func contactsHearOfTheSessionTheTabsAndTheirChanges() async {
    var events: [ContactsEvent] = []
    _ = tabs.state.handle(.selected(.contacts))
    let source = ContactsEventSource(session: session, tabs: tabs, server: server.stream())
    subscriptions = source.subscribe { events.append($0) }
    _ = tabs.state.handle(.selected(.settings))
    server.send(.contactsChanged)
    server.send(.conversationChanged(.withGrace()))
    await MainActor.settle()
    #expect(
      events == [
        .sessionStatusChanged(.connecting), .tabSelected(.contacts), .tabSelected(.settings),
        .contactsChanged,
      ])
  }

  @Test(
    arguments: [
      (.connectionChanged(.online), .connectionChanged(.online)), (.sessionEnded, .sessionEnded),
      (.contactsChanged, nil),
    ] as [(ServerNotice, SessionEvent?)])
  func theSessionHearsOfItsEndAndTheConnection(
    notice: ServerNotice, event: SessionEvent?
  ) async {
    var events: [SessionEvent] = []
    subscriptions = SessionServerEventSource(server: server.stream()).subscribe {
      events.append($0)
    }
    server.send(notice)
    await MainActor.settle()
    #expect(events == (event.map { [$0] } ?? []))
  }

  @Test func theSessionAndTheSettingsHearOfTheNameFromEachOther() {
    let countess = Account(name: "Countess", handle: "ada", isGuest: false)
    var events: [SessionEvent] = []
    subscriptions = account.subscribe { events.append($0) }
    _ = settings.state.handle(.nameChanged("Countess"))
    _ = settings.state.handle(.saveTapped)
    _ = settings.state.handle(.renamed(.success(countess)))
    #expect(events == [.accountChanged(.ada), .accountChanged(countess)])

    var settingsEvents: [SettingsEvent] = []
    subscriptions += SettingsEventSource(session: session).subscribe { settingsEvents.append($0) }
    _ = session.state.handle(.accountChanged(countess))
    _ = session.state.handle(.sessionEnded)
    #expect(settingsEvents == [.accountChanged(.ada), .accountChanged(countess)])
  }

  @Test func theSessionHearsOnceFromWhicheverStoreFindsOutThatItHasExpired() {
    var events: [SessionEvent] = []
    subscriptions = account.subscribe { events.append($0) }
    events = []
    for _ in 1...2 { _ = chats.state.handle(.conversationsReplied(.failure(.sessionExpired))) }
    #expect(events == [.sessionExpired])
    _ = contacts.state.handle(.contactsReplied(.failure(.sessionExpired)))
    _ = stickers.state.handle(.packsReplied(.failure(.sessionExpired)))
    _ = settings.state.handle(.renamed(.failure(.sessionExpired)))
    #expect(events.count == 4)
  }

  private var account: SessionAccountEventSource {
    SessionAccountEventSource(
      chats: chats, contacts: contacts, stickers: stickers, settings: settings)
  }

  @Test func theStickersHearOfTheAccount() {
    var events: [StickersEvent] = []
    subscriptions = StickersEventSource(session: session).subscribe { events.append($0) }
    _ = session.state.handle(.sessionEnded)
    #expect(events == [.accountChanged(.ada)])
  }

  @Test func theTabsHearEachTimeAConversationComesInFront() {
    var events: [TabsEvent] = []
    subscriptions = TabsEventSource(chats: chats).subscribe { events.append($0) }
    _ = chats.state.handle(.chosen("1"))
    #expect(events.isEmpty)
    _ = chats.state.handle(.conversationWanted("1"))
    _ = chats.state.handle(.conversationWanted("1"))
    #expect(events == [.conversationShown, .conversationShown])
  }

  @Test func whatIsNotKeptIsNotHeardAnyMore() async {
    var events: [SessionEvent] = []
    subscriptions = SessionServerEventSource(server: server.stream()).subscribe {
      events.append($0)
    }
    subscriptions = []
    server.send(.sessionEnded)
    await MainActor.settle()
    #expect(events.isEmpty)
  }
}
