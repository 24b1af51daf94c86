/// Where the list of threads leads.
@MainActor
protocol ChatsViewModelDelegate: AnyObject {
  func showThread(_ id: String)
  func showNewGroup()
}
