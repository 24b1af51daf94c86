/// Where the list of threads leads.
@MainActor
protocol ChatsNavigation: AnyObject {
  func showThread(_ id: String)
  func showNewGroup()
}
