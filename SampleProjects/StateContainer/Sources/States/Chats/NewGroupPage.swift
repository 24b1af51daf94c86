/// A group that is about to be made.
struct NewGroupPage: Equatable, Sendable {
  /// With fewer others it would be a conversation between two.
  private static let fewestOthers = 2

  let visit: Int
  var name = ""

  /// The handles of those who will be in the group.
  var chosen: Set<String> = []
  var attempt = Attempt.idle

  var canBeMade: Bool {
    !name.trimmed.isEmpty && chosen.count >= Self.fewestOthers && attempt != .busy
  }
}

extension ChatsState {
  mutating func handle(_ event: NewGroupEvent) -> [ChatsEffect] {
    if case .created(let visit, .success(let conversation)) = event {
      update(conversation)
      return page?.visit == visit ? open(conversation.id) : []
    }
    guard case .newGroup(var group) = page else { return [] }
    defer { page = .newGroup(group) }
    switch event {
    case .nameChanged(let name): group.name = name
    case .contactTapped(let handle): group.chosen.formSymmetricDifference([handle])
    case .createTapped:
      guard group.canBeMade else { return [] }
      group.attempt = .busy
      return [
        .createGroup(name: group.name.trimmed, members: group.chosen.sorted(), visit: group.visit)
      ]
    case .created(group.visit, .failure(let error)):
      group.attempt = .failed(Problem(withoutEntry: error))
    case .created: break
    }
    return []
  }
}
