enum NewGroupEvent: Equatable {
  case started
  case contactsChanged(Loadable<[Contact]>)
  case nameChanged(String)
  case contactTapped(handle: String)
  case createTapped
  case created(Result<String, Problem>)
}

enum NewGroupEffect: Equatable {
  case followContacts
  case create(name: String, members: [String])

  /// Shows the thread of the group in the place of the screen.
  case showThread(id: String)
}

/// The state of the screen that starts a group.
struct NewGroupState: StoreState {
  /// With fewer others it would be a conversation between two.
  private static let fewestOthers = 2

  private(set) var contacts: [Contact] = []
  private(set) var name = ""
  private(set) var chosen: Set<String> = []
  private(set) var attempt = Attempt.idle

  var canCreate: Bool {
    !attempt.isBusy && !name.trimmed.isEmpty && chosen.count >= Self.fewestOthers
  }

  mutating func handle(_ event: NewGroupEvent) -> [NewGroupEffect] {
    switch event {
    case .started:
      return [.followContacts]
    case .contactsChanged(let contacts):
      self.contacts = contacts.value ?? []
      chosen.formIntersection(self.contacts.map(\.handle))
    case .nameChanged(let name):
      self.name = name
    case .contactTapped(let handle):
      if chosen.remove(handle) == nil { chosen.insert(handle) }
    case .createTapped where canCreate:
      attempt = .busy
      return [.create(name: name.trimmed, members: chosen.sorted())]
    case .createTapped:
      break
    case .created(.success(let id)):
      return [.showThread(id: id)]
    case .created(.failure(let problem)):
      attempt = .failed(problem.withoutDetails)
    }
    return []
  }
}
