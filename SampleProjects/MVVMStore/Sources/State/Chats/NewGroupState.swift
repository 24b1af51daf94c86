enum NewGroupEvent: Equatable {
  case started
  case contactsChanged(Loadable<[Contact]>)
  case reloadTapped
  case nameChanged(String)
  case contactTapped(handle: String)
  case createTapped
  case created(Result<String, Problem>)
}

enum NewGroupEffect: Equatable {
  case followContacts
  case load
  case create(NewGroup)

  /// Shows the thread of the group in the place of the screen.
  case showThread(id: String)
}

/// The state of the screen that starts a group.
struct NewGroupState: StoreState {
  /// Those who can be chosen, in the order of their names.
  private(set) var contacts = Loadable<[Contact]>.loading
  private(set) var name = ""
  private(set) var chosen: Set<String> = []
  private(set) var attempt = Attempt.idle

  var canCreate: Bool { !attempt.isBusy && newGroup != nil }

  /// What was entered; `nil` if that is no group yet.
  private var newGroup: NewGroup? { NewGroup(name: name, members: chosen) }

  mutating func handle(_ event: NewGroupEvent) -> [NewGroupEffect] {
    switch event {
    case .started:
      return [.followContacts]
    case .contactsChanged(let contacts):
      self.contacts = contacts
      chosen.formIntersection((contacts.value ?? []).map(\.handle))
    case .reloadTapped:
      return [.load]
    case .nameChanged(let name):
      self.name = name
    case .contactTapped(let handle):
      if chosen.remove(handle) == nil { chosen.insert(handle) }
    case .createTapped:
      guard canCreate, let newGroup else { break }
      attempt = .busy
      return [.create(newGroup)]
    case .created(.success(let id)):
      return [.showThread(id: id)]
    case .created(.failure(let problem)):
      attempt = .failed(problem.withoutDetails)
    }
    return []
  }
}
