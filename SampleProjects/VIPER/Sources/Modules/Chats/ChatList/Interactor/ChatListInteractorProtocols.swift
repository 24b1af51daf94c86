/// What the interactor offers: knowing all conversations.
@MainActor
protocol ChatListInteractorInput {
  /// Tells what conversations there are, and from then on what changes.
  func start()

  /// Asks the server once more.
  func reload()
}

/// Who hears of the interactor.
@MainActor
protocol ChatListInteractorOutput: AnyObject {
  func chatsDidChange(_ chats: ListResponse<ChatResponse>, unreadCount: Int)
}
