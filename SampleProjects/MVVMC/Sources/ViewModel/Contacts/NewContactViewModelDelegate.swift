/// Where the screen for a new contact leads.
@MainActor
protocol NewContactViewModelDelegate: AnyObject {
  func contactIsSaved()
}
