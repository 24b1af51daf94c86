enum ThreadEvent: Equatable {
  case started
  case appeared
  case disappeared

  // What the user does.
  case draftChanged(String)
  case sendTapped
  case resendTapped(key: String)
  case olderTapped
  case reloadTapped
  case scrolled
  case leaveTapped
  case leaveConfirmed

  /// The question is gone from the screen, whatever the answer was.
  case questionDismissed

  // What became of effects.
  case contentsChanged(ConversationContents?)
  case sessionResumed
  case loaded(Problem?)
  case olderLoaded(Problem?)
  case left(Problem?)
}

enum ThreadEffect: Equatable {
  case followContents
  case followResumptions
  case load
  case loadOlder
  case markRead
  case saveDraft(String)
  case send(String)
  case resend(key: String)
  case leave
}
