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
  /// Empty if nothing was ever saved.
  var inbox: InboxSnapshot { get set }
}

/// Remembers purchases of which nobody knows what has become.
@MainActor
protocol PurchaseRepository: AnyObject {
  /// The keys under which they were tried, by the identifier of the pack.
  var openPurchases: [String: String] { get set }
}

/// Remembers preferences.
@MainActor
protocol PreferencesRepository: AnyObject {
  /// `nil` if nobody has changed anything yet.
  var preferences: Preferences? { get set }
}
