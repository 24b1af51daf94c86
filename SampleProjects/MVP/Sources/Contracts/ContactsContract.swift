/// What one row of the contacts reads.
struct ContactRow: Equatable {
  let name: String
  let handle: String
}

/// What stands on the list of contacts.
struct ContactsLabels: Equatable {
  let title: String
  let search: String
  let add: String
}

/// What the list of contacts shows.
@MainActor
protocol ContactsViewInterface: AnyObject {
  func showLabels(_ labels: ContactsLabels)
  func showContacts(_ content: ListContent<ContactRow>)

  /// Says that there are contacts, but none that is searched; nothing if `nil`.
  func showNoMatches(_ text: String?)
}

/// What happens on the list of contacts.
@MainActor
protocol ContactsPresenterInterface: AnyObject {
  func viewDidLoad()
  func search(_ text: String)
  func select(row: Int)
  func add()
  func reload()
}
