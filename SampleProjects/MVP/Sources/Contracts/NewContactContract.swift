/// What the form for a new contact shows.
@MainActor
protocol NewContactViewInterface: AttemptViewInterface {}

/// What happens on the form for a new contact.
@MainActor
protocol NewContactPresenterInterface: AnyObject {
  func save(name: String, handle: String)
}
