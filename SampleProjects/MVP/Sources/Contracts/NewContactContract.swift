/// What stands on the form for a new contact.
struct NewContactLabels: Equatable {
  let title: String
  let name: String
  let handle: String
  let save: String
}

/// What the form for a new contact shows.
@MainActor
protocol NewContactViewInterface: AttemptViewInterface {
  func showLabels(_ labels: NewContactLabels)
}

/// What happens on the form for a new contact.
@MainActor
protocol NewContactPresenterInterface: AnyObject {
  func viewDidLoad()
  func save(name: String, handle: String)
}
