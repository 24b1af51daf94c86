/// What a contact's screen shows.
@MainActor
protocol ContactViewInterface: AttemptViewInterface {
  func showContact(_ row: ContactRow)

  /// Asks whether the user means it.
  func confirmDeletion(title: String)
}

/// What happens on a contact's screen.
@MainActor
protocol ContactPresenterInterface: AnyObject {
  func viewDidLoad()
  func writeMessage()
  func delete()
  func deletionConfirmed()
}
