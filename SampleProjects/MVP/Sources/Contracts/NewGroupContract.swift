/// What one row of those to choose from reads.
struct MemberRow: Equatable {
  let name: String

  /// What marks who is chosen; hidden if `nil`.
  let mark: String?
}

/// What stands on the form for a new group.
struct NewGroupLabels: Equatable {
  let title: String
  let name: String
  let create: String
}

/// What the form for a new group shows.
@MainActor
protocol NewGroupViewInterface: AnyObject {
  func showLabels(_ labels: NewGroupLabels)
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
