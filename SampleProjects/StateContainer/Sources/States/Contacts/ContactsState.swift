/// The contacts, the search in them, and the screen above their list.
struct ContactsState: StoreState {
  typealias Event = ContactsEvent
  typealias Effect = ContactsEffect

  enum Page: Equatable, Sendable {
    case newContact(NewContactPage)
    case contact(ContactPage)

    /// What tells a visit to a page from every other one.
    var visit: Int {
      switch self {
      case .newContact(let page): page.visit
      case .contact(let page): page.visit
      }
    }
  }

  /// Begins with what is known from the last time, if anything.
  static func initialState(known: [Contact]?) -> ContactsState {
    ContactsState(all: Loadable(known))
  }

  /// In the order of their names.
  var all: Loadable<[Contact]>
  var search = ContactSearch()
  var page: Page?

  /// The conversation that has been started last from a contact's page.
  var started = Signal<StartedConversation>()

  /// Whether the server has refused a request because the session has ended.
  private(set) var isSessionExpired = false
  private var visits = 0

  private init(all: Loadable<[Contact]>) {
    self.all = all
  }

  /// Those that are known; none if none were ever loaded.
  var known: [Contact] { all.value ?? [] }

  /// Those that the search has found; all if nothing is searched.
  var found: [Contact] { known.filter { $0.matches(search.applied) } }

  /// Whether there are contacts, but none that the search has found.
  var hasNoMatches: Bool { !known.isEmpty && found.isEmpty }

  mutating func handle(_ event: ContactsEvent) -> [ContactsEffect] {
    let old = all.value
    if event.error == .sessionExpired { isSessionExpired = true }
    let effects = react(to: event)
    guard let contacts = all.value, contacts != old else { return effects }
    return [.save(contacts)] + effects
  }

  private mutating func react(to event: ContactsEvent) -> [ContactsEffect] {
    switch event {
    case .sessionStatusChanged(let status): return status == .up ? load() : []
    case .contactsChanged, .retryTapped: return load()
    case .contactsReplied(let result): return take(result)
    case .searchChanged(let text): return [search.change(to: text)]
    case .searchPauseEnded(let number): search.apply(number)
    case .chosen(let handle):
      guard let contact = found.first(where: { $0.handle == handle }) else { return [] }
      page = .contact(ContactPage(visit: nextVisit(), contact: contact))
    case .addTapped: page = .newContact(NewContactPage(visit: nextVisit()))
    case .wentBack: page = nil
    case .tabSelected(let tab):
      if tab != .contacts { cancelQuestion() }
    case .newContact(let event): return handle(event)
    case .contact(let event): return handle(event)
    }
    return []
  }

  mutating func change(to contacts: [Contact]) {
    all.change(to: contacts.sortedByName())
  }

  private mutating func nextVisit() -> Int {
    visits += 1
    return visits
  }

  mutating func load() -> [ContactsEffect] {
    all.load() ? [.load] : []
  }

  private mutating func take(_ result: Result<[Contact], ServerError>) -> [ContactsEffect] {
    all.take(result.map { $0.sortedByName() }) ? load() : []
  }
}
