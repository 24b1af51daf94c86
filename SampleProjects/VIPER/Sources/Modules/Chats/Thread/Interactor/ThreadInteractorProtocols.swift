/// What the interactor offers: reading a conversation, and writing into it.
@MainActor
protocol ThreadInteractorInput {
  /// Tells what is known of the conversation, and from then on what changes.
  func start()

  /// Notes that the user looks at the conversation, which is loaded and read by that.
  func open()

  /// Notes that the user no longer looks at it.
  func close()

  /// Asks for the newest messages once more.
  func reload()

  /// Asks for the messages before those that are known.
  func loadOlder()

  func saveDraft(_ text: String)

  /// Sends the draft, unless it is blank.
  func send()

  /// Sends a refused message once more.
  func retry(_ key: String)

  /// Leaves the group, unless that is under way.
  func leave()
}

/// Who hears of the interactor.
@MainActor
protocol ThreadInteractorOutput: AnyObject {
  func threadDidChange(_ thread: ThreadResponse)
  func threadIsGone()

  /// Called when the draft is another one than what was saved last.
  func draftDidChange(_ draft: String)
  func permissionDidChange(maySend: Bool)
  func connectionDidChange(_ connection: ConnectionStatus)
  func leavingDidStart()
  func leavingDidFail(_ failure: RequestFailure)
}
