/// A group that the user is about to start.
@MainActor
final class NewGroup {
  /// With fewer, a chat between two would do.
  private static let fewestMembers = 2

  /// Told after each change. It is the only one, as each screen has a new group of its own.
  weak var delegate: (any NewGroupDelegate)?

  var name = "" {
    didSet { notify() }
  }

  private(set) var isBeingCreated = false {
    didSet { notify() }
  }

  private var chosen: Set<Contact.ID> = [] {
    didSet { notify() }
  }

  private let contacts: ContactBook
  private let chats: ChatList

  init(from contacts: ContactBook, in chats: ChatList) {
    self.contacts = contacts
    self.chats = chats
    contacts.changes.add(self) { $0.notify() }
  }

  /// Whom the user can choose from.
  var candidates: [Contact] { contacts.all }

  /// Whether the group has a name and two others, and is not being created yet.
  var canCreate: Bool {
    !isBeingCreated && !name.trimmed.isEmpty && members.count >= Self.fewestMembers
  }

  /// Those who are chosen and still among the contacts.
  var members: [Contact] { candidates.filter { chosen.contains($0.id) } }

  /// Chooses a contact, or takes the choice back.
  func toggle(_ id: Contact.ID) {
    chosen.formSymmetricDifference([id])
  }

  /// Starts the group, if it can be created.
  func create(then completion: @escaping @MainActor (Result<Chat, RequestError>) -> Void) {
    guard canCreate else { return }
    isBeingCreated = true
    chats.createGroup(named: name, with: members) { [weak self] result in
      self?.isBeingCreated = false
      completion(result)
    }
  }

  private func notify() {
    delegate?.newGroupDidChange(self)
  }
}
