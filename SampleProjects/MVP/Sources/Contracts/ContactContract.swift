/// What stands on a contact's screen.
struct ContactLabels: Equatable {
  let message: String
  let delete: String
}

/// What a contact's screen shows.
@MainActor
protocol ContactViewInterface: AnyObject {
  func showLabels(_ labels: ContactLabels)
  func showContact(_ row: ContactRow)

  /// Shows what has gone wrong; nothing if `nil`.
  func showError(_ text: String?)

  /// Asks whether the user means it.
  func confirmDeletion(_ question: Question)
}

/// What happens on a contact's screen.
@MainActor
protocol ContactPresenterInterface: AnyObject {
  func viewDidLoad()
  func writeMessage()
  func delete()
  func deletionConfirmed()
}
