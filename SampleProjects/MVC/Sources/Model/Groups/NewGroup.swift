/// A group that the user is about to start.
@MainActor
final class NewGroup {
  /// With fewer, a chat between two would do.
  private static let fewestMembers = 2

  var name = ""
  private(set) var isBeingCreated = false

  private var chosen: Set<Contact.ID> = []
  private let contacts: ContactBook
  private let chats: ChatList

  init(from contacts: ContactBook, in chats: ChatList) {
    self.contacts = contacts
    self.chats = chats
  }

  /// Whom the user can choose from.
  var candidates: [Contact] { contacts.all }

  /// Hear of each change of the candidates.
  var changes: Observers<Void> { contacts.changes }

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
}
