/// The state of the app: that of each feature, and what comes before and between them.
struct AppState: StoreState {
  typealias Event = AppEvent
  typealias Effect = AppEffect

  /// What holds as long as the user has chosen nothing else.
  private let defaultPreferences: Preferences
  var chosenPreferences: Preferences?

  var network = NetworkStatus.connecting
  var session: Session?
  var waitingLink: ThreadLink?
  var tab = AppTab.chats

  var login = LoginState()
  var contacts: ContactsState
  var chats: ChatsState
  var stickers: StickersState
  var settings: SettingsState

  /// Goes on where the app was left.
  init(remembering memory: Memory, defaultPreferences: Preferences) {
    self.defaultPreferences = defaultPreferences
    chosenPreferences = memory.preferences
    session = memory.session
    contacts = ContactsState(remembering: memory)
    chats = ChatsState(remembering: memory)
    stickers = StickersState(account: memory.session?.account)
    settings = SettingsState(name: memory.session?.account.name ?? "")
  }

  var preferences: Preferences { chosenPreferences ?? defaultPreferences }

  /// What outlives the app.
  var memory: Memory {
    Memory(
      preferences: chosenPreferences, session: session, contacts: contacts.all.value,
      conversations: chats.mailbox.conversations.value, histories: chats.mailbox.histories,
      outgoing: chats.mailbox.outgoing, drafts: chats.mailbox.drafts)
  }

  mutating func handle(_ event: AppEvent) -> [AppEffect] {
    let oldMemory = memory
    var effects = decide(event)
    effects += followLink()
    effects += perform(chats.read(isOnScreen: session != nil && tab == .chats).map { .chats($0) })
    if memory != oldMemory {
      effects.insert(.save(memory, replacing: oldMemory), at: 0)
    }
    return effects
  }

  func needs(_ effect: AppEffect) -> Bool {
    guard case .account(let effect, let token) = effect else { return true }
    guard token == session?.token else { return false }
    if case .contacts(let effect) = effect { return contacts.needs(effect) }
    return true
  }
}

// MARK: - Deciding

extension AppState {
  private mutating func decide(_ event: AppEvent) -> [AppEffect] {
    switch event {
    case .started(let link):
      waitingLink = link.flatMap(ThreadLink.init)
      return [.followNews, .followNetwork]
    case .linkOpened(let link):
      waitingLink = ThreadLink(link) ?? waitingLink
      return []
    case .networkChanged(let status):
      network = status
      guard status == .online, let token = session?.token else { return [] }
      return perform([.resume(token: token)])
    case .login(let event):
      return handle(event)
    case .signedIn(let session):
      begin(session)
      return perform(catchUp())
    case .resumed(let session):
      resume(session)
      return perform(catchUp())
    case .sessionExpired:
      end(with: .sessionExpired)
      return []
    case .signOutTapped:
      end(with: nil)
      return [.endSession]
    case .told(let news):
      return session == nil ? [] : perform(handle(news))
    case .tabSelected(let tab):
      self.tab = tab
      return tab == .stickers ? perform(stickers.appear().map { .stickers($0) }) : []
    case .contacts(let event):
      return perform(handle(event))
    case .chats(let event):
      return perform(handle(event))
    case .stickers(let event):
      return perform(stickers.handle(event).map { .stickers($0) })
    case .settings(let event):
      return perform(handle(event))
    }
  }

  /// Has something done for whoever is signed in.
  func perform(_ effects: [AccountEffect]) -> [AppEffect] {
    guard let token = session?.token else { return [] }
    return effects.map { .account($0, token: token) }
  }
}
