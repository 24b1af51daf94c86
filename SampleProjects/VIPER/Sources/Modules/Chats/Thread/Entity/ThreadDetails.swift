/// What a conversation is called, and who takes part in it.
struct ThreadDetails: Equatable, Sendable {
  let name: String
  let isGroup: Bool
  let members: [ThreadMember]

  /// Whether members can leave, which only groups allow.
  var mayBeLeft: Bool { isGroup }

  /// The name of a member, or the handle of somebody who is no longer one.
  func name(of handle: String) -> String {
    members.first { $0.handle == handle }?.name ?? handle
  }
}
