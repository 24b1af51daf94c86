/// The state of the tab Contacts.
struct ContactsState: Equatable {
  /// A screen above the list.
  enum Screen: Equatable, Sendable {
    case contact(ContactState)
    case newContact(NewContactState)
  }

  /// In the order of their names.
  private(set) var all: Loadable<[Contact]>

  /// What the user has typed, and what of it the list is filtered by.
  private(set) var search = ""
  private(set) var appliedSearch = ""
  private(set) var screen: Screen?

  init(remembering memory: Memory) {
    all = Loadable(memory.contacts)
  }

  /// The contacts that fit the search.
  var matches: [Contact] {
    (all.value ?? []).filter { $0.matches(appliedSearch) }
  }

  mutating func handle(_ event: ContactsEvent) -> [ContactsEffect] {
    switch event {
    case .searchChanged(let text):
      search = text
      return [.pause(search: text)]
    case .searchPaused:
      appliedSearch = search.trimmed
    case .reloadTapped:
      return reload()
    case .contactTapped(let handle):
      guard let contact = all.value?.first(where: { $0.handle == handle }) else { break }
      screen = .contact(ContactState(contact: contact))
    case .addTapped:
      screen = .newContact(NewContactState())
    case .wentBack:
      screen = nil
    case .nameChanged, .handleChanged, .saveTapped:
      return handleNewContact(event)
    case .messageTapped, .deleteTapped, .deleteCancelled, .deleteConfirmed:
      return handleContact(event)
    case .loaded(let result):
      all.finishLoading(result.map(\.sortedByName))
    case .added(let result):
      added(result)
    case .deleted(let handle, let problem):
      deleted(handle, problem)
    case .conversationOpened(let handle, let result):
      changeContact(handle) { $0.conversationOpened(result) }
    }
    return []
  }

  func needs(_ effect: ContactsEffect) -> Bool {
    guard case .pause(let text) = effect else { return true }
    return text == search
  }

  mutating func reload() -> [ContactsEffect] {
    all.beginLoading()
    return [.load]
  }

  /// Takes back the question that is asked.
  mutating func closeQuestion() {
    _ = handleContact(.deleteCancelled)
  }

  /// Whether the event brings the conversation that the user waits for on the screen.
  func isOpeningConversation(_ event: ContactsEvent) -> Bool {
    guard case .conversationOpened(let handle, _) = event, case .contact(let contact) = screen
    else { return false }
    return contact.contact.handle == handle && contact.attempt.isBusy
  }
}

// MARK: - The screen above the list

extension ContactsState {
  private mutating func handleNewContact(_ event: ContactsEvent) -> [ContactsEffect] {
    guard case .newContact(var state) = screen else { return [] }
    defer { screen = .newContact(state) }
    return state.handle(event)
  }

  private mutating func handleContact(_ event: ContactsEvent) -> [ContactsEffect] {
    guard case .contact(var state) = screen else { return [] }
    defer { screen = .contact(state) }
    return state.handle(event)
  }

  private mutating func changeContact(_ handle: String, _ change: (inout ContactState) -> Void) {
    guard case .contact(var state) = screen, state.contact.handle == handle else { return }
    change(&state)
    screen = .contact(state)
  }

  private mutating func added(_ result: Result<Contact, Problem>) {
    if case .success(let contact) = result {
      let others = (all.value ?? []).filter { $0.handle != contact.handle }
      all = .loaded((others + [contact]).sortedByName)
    }
    guard case .newContact(var state) = screen, state.attempt.isBusy else { return }
    switch result {
    case .success: screen = nil
    case .failure(let problem):
      state.fail(problem)
      screen = .newContact(state)
    }
  }

  private mutating func deleted(_ handle: String, _ problem: Problem?) {
    if let problem {
      changeContact(handle) { $0.fail(problem) }
      return
    }
    all = .loaded((all.value ?? []).filter { $0.handle != handle })
    if case .contact(let state) = screen, state.contact.handle == handle { screen = nil }
  }
}
