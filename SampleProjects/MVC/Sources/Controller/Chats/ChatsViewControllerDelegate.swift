/// Told what the user wants to read, or to begin.
@MainActor
protocol ChatsViewControllerDelegate: AnyObject {
  func chatsViewController(_ controller: ChatsViewController, didSelect chat: Chat.ID)
  func chatsViewControllerDidAskForNewGroup(_ controller: ChatsViewController)
}
