/// A group that is about to be made.
struct NewGroupPage: Equatable, Sendable {
  /// With fewer others it would be a conversation between two.
  private static let fewestOthers = 2

  let visit: Int
  var name = ""

  /// The handles of those who will be in the group.
  private(set) var chosen: Set<String> = []
  var attempt = Attempt.idle

  var canBeMade: Bool {
    !name.trimmed.isEmpty && chosen.count >= Self.fewestOthers && attempt != .busy
  }

  /// Chooses somebody, or not any more; only a contact can be chosen.
  mutating func toggle(_ handle: String, of contacts: [Contact]) {
    chosen.formSymmetricDifference([handle])
    keep(contacts)
  }

  /// Lets go of those who are no contacts any more.
  mutating func keep(_ contacts: [Contact]) {
    chosen.formIntersection(contacts.map(\.handle))
  }
}

extension ChatsState {
  mutating func changeNewGroup(_ body: (inout NewGroupPage) -> Void) {
    guard case .newGroup(var group) = page else { return }
    body(&group)
    page = .newGroup(group)
  }

  mutating func handle(_ event: NewGroupEvent) -> [ChatsEffect] {
    switch event {
    case .nameChanged(let name): changeNewGroup { $0.name = name }
    case .contactTapped(let handle):
      changeNewGroup { [contacts] in $0.toggle(handle, of: contacts) }
    case .createTapped: return createGroup()
    case .created(let visit, let result): return created(result, on: visit)
    }
    return []
  }

  private mutating func created(
    _ result: Result<Conversation, ServerError>, on visit: Int
  ) -> [ChatsEffect] {
    if case .success(let conversation) = result { update(conversation) }
    guard case .newGroup(let group) = page, group.visit == visit else { return [] }
    switch (group.attempt, result) {
    case (.busy, .success(let conversation)): return open(conversation.id)
    case (.busy, .failure(let error)):
      changeNewGroup { $0.attempt = .failed(Problem(withoutEntry: error)) }
    case (.idle, _), (.failed, _): break
    }
    return []
  }

  private mutating func createGroup() -> [ChatsEffect] {
    guard case .newGroup(let group) = page, group.canBeMade else { return [] }
    changeNewGroup { $0.attempt = .busy }
    return [
      .createGroup(name: group.name.trimmed, members: group.chosen.sorted(), visit: group.visit)
    ]
  }
}
