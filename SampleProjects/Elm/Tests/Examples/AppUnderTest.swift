@testable import Elm

/// An app of which there is nothing but the model: messages go in, commands come out.
struct AppUnderTest {
  private(set) var model: AppModel

  init(_ flags: Flags = .none) {
    model = AppModel(flags)
  }

  /// Ada is signed in, and her connection knows it.
  static func signedIn(_ memory: AccountMemory = AccountMemory(session: .ada)) -> AppUnderTest {
    var app = AppUnderTest(.memory(memory))
    app.send(.connectionChanged(.online))
    app.sendHome(.resumed(.success(memory.session)))
    return app
  }

  /// Ada signs in; returns what is commanded when the server agrees.
  mutating func signIn() -> [Command<AppMessage>] {
    send(.login(.usernameChanged("ada")))
    send(.login(.passwordChanged("lovelace")))
    send(.login(.submitted))
    return send(.login(.answered(.success(.ada))))
  }

  @discardableResult
  mutating func send(_ message: AppMessage) -> [Command<AppMessage>] {
    model.update(message)
  }

  /// Sends a message of Ada's session; returns what the server is asked.
  @discardableResult
  mutating func sendHome(_ message: HomeMessage) -> [ServerRequest] {
    send(.home(message, session: Session.ada.token)).requests()
  }

  var login: LoginModel? {
    model.signedOut?.login
  }

  var home: HomeModel? {
    if case .signedIn(let home) = model.stage { home } else { nil }
  }
}

extension AppModel {
  var signedOut: SignedOutModel? {
    if case .signedOut(let signedOut) = stage { signedOut } else { nil }
  }
}

/// Chats of which nobody else is needed.
struct ChatsUnderTest {
  private(set) var model: ChatsModel
  private var keys = Keys(seed: "key")
  var situation = ChatsSituation(
    handle: "ada", contacts: [.alan, .grace], link: .up, isInFront: true)

  init(_ conversations: [Conversation] = [.grace]) {
    model = ChatsModel(
      inbox: Inbox(AccountMemory(session: .ada, conversations: conversations)))
  }

  /// Returns what the server is asked.
  @discardableResult
  mutating func send(_ message: ChatsMessage) -> [ServerRequest] {
    update(message).requests()
  }

  mutating func update(_ message: ChatsMessage) -> [Command<ChatsMessage>] {
    let commands = model.update(message, in: situation, keys: &keys)
    return commands + model.followUp(in: situation)
  }

  /// A message comes from the server by itself.
  @discardableResult
  mutating func receive(_ message: TextMessage, in id: String = "grace") -> [ServerRequest] {
    let commands = model.receive(message, in: id, for: situation.handle)
    return (commands + model.followUp(in: situation)).requests()
  }

  /// The next connection knows the session.
  mutating func catchUp() -> [ServerRequest] {
    let commands = model.catchUp()
    return (commands + model.followUp(in: situation)).requests()
  }

  /// Opens the conversation with Grace, in which the messages with these numbers are hers.
  mutating func open(_ numbers: [Int] = []) {
    send(.conversationChosen("grace"))
    load(numbers)
  }

  /// The server answers with the newest messages.
  @discardableResult
  mutating func load(_ numbers: [Int]) -> [ServerRequest] {
    send(
      .pageLoaded(
        .success(numbers.map { .from("grace", $0) }), conversation: "grace", before: nil))
  }

  mutating func write(_ text: String) -> [ServerRequest] {
    send(.thread(.draftChanged(text)))
    return send(.thread(.sendTapped))
  }

  var thread: ThreadModel? {
    if case .thread(let thread) = model.pages.page { thread } else { nil }
  }

  mutating func setLeaving(_ leaving: Leaving) {
    guard var thread else { return }
    thread.leaving = leaving
    model.pages.page = .thread(thread)
  }

  var newGroup: NewGroupModel? {
    if case .newGroup(let group) = model.pages.page { group } else { nil }
  }

  /// The numbers of Grace's messages that are known.
  var numbers: [Int]? { model.inbox.histories["grace"]?.value?.messages.map(\.number) }
}
