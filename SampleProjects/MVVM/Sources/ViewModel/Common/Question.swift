/// What the user is asked before something that cannot be undone.
struct Question {
  let title: String
  let confirmTitle: String
  let cancelTitle: String

  /// Does it, if the user has said so.
  let confirm: @MainActor () async -> Void
}
