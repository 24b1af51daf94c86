/// Where the list of threads leads.
@MainActor
protocol ChatsViewModelDelegate: AnyObject {
  func threadIsChosen(_ id: String)
  func newGroupIsAskedFor()
}
