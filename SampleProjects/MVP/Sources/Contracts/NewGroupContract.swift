/// What one row of those to choose from reads.
struct MemberRow: Equatable {
  let name: String

  /// Whether the contact will be in the group.
  let isChosen: Bool
}

/// What the form for a new group shows.
@MainActor
protocol NewGroupViewInterface: AttemptViewInterface {
  func showContacts(_ content: ListContent<MemberRow>)
  func enableCreating(_ isEnabled: Bool)
}

/// What happens on the form for a new group.
@MainActor
protocol NewGroupPresenterInterface: AnyObject {
  func viewDidLoad()
  func editName(_ text: String)
  func select(row: Int)
  func create()
}
