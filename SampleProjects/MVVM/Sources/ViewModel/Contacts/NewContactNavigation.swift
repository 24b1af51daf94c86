/// Where the screen for a new contact leads.
@MainActor
protocol NewContactNavigation: AnyObject {
  func contactIsSaved()
}
