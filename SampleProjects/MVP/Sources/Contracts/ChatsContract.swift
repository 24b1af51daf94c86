/// What one row of the chats reads; what is `nil` is hidden.
struct ChatRow: Equatable {
  let name: String
  let preview: String?
  let unread: String?
}

/// What stands on the list of chats.
struct ChatsLabels: Equatable {
  let title: String
  let newGroup: String
}

/// What the list of chats shows.
@MainActor
protocol ChatsViewInterface: AnyObject {
  func showLabels(_ labels: ChatsLabels)
  func showChats(_ content: ListContent<ChatRow>)
}

/// What happens on the list of chats.
@MainActor
protocol ChatsPresenterInterface: AnyObject {
  func viewDidLoad()
  func select(row: Int)
  func addGroup()
  func reload()
}
