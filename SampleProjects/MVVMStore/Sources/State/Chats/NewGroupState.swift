/// The state of the screen that starts a group.
struct NewGroupState: Equatable, Sendable {
  /// With fewer others it would be a conversation between two.
  private static let fewestOthers = 2

  private(set) var name = ""
  private(set) var chosen: Set<String> = []
  var attempt = Attempt.idle

  var canCreate: Bool {
    !attempt.isBusy && !name.trimmed.isEmpty && chosen.count >= Self.fewestOthers
  }

  mutating func handle(_ event: ChatsEvent) -> [ChatsEffect] {
    switch event {
    case .nameChanged(let name):
      self.name = name
    case .contactTapped(let handle):
      if chosen.remove(handle) == nil { chosen.insert(handle) }
    case .createTapped where canCreate:
      attempt = .busy
      return [.create(name: name.trimmed, members: chosen.sorted())]
    default:
      break
    }
    return []
  }
}
