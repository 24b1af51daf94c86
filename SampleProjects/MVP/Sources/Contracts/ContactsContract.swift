/// What one row of the contacts reads.
struct ContactRow: Equatable {
  let name: String
  let handle: String
}

/// What the list of contacts shows.
@MainActor
protocol ContactsViewInterface: AnyObject {
  func showContacts(_ content: ListContent<ContactRow>)
  func showNoMatches(_ isShown: Bool)
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
