/// Where the list of contacts leads.
@MainActor
protocol ContactsNavigation {
  func showContact(_ handle: String)
  func showNewContact()
}

/// Where the screen for a new contact leads.
@MainActor
protocol NewContactNavigation {
  func contactIsSaved()
}

/// Where a contact's screen leads.
@MainActor
protocol ContactNavigation {
  func showThread(_ id: String)

  /// The contact is not among the user's contacts any more.
  func contactIsGone()
}
