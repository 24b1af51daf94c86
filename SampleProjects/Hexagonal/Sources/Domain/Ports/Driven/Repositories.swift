/// Remembers who is signed in.
@MainActor
protocol SessionRepository: AnyObject {
  var session: Session? { get set }
}

/// Remembers contacts.
@MainActor
protocol ContactRepository: AnyObject {
  /// `nil` if they were never loaded.
  var contacts: [Contact]? { get set }
}

/// Remembers conversations, and what belongs to them.
@MainActor
protocol InboxRepository: AnyObject {
  /// Everything that was saved.
  func loadInbox() -> InboxSnapshot

  /// Saves what of an inbox is not as it was when it was saved last.
  func save(_ inbox: InboxSnapshot, changedFrom old: InboxSnapshot)
}

/// Remembers preferences.
@MainActor
protocol PreferencesRepository: AnyObject {
  /// `nil` if nobody has changed anything yet.
  var preferences: Preferences? { get set }
}
