/// Follows the conversations.
@MainActor
final class ChatListInteractor: ChatListInteractorInput {
  weak var output: (any ChatListInteractorOutput)?

  private let service: any ChatListService

  init(service: any ChatListService) {
    self.service = service
  }

  func start() {
    tell()
    service.observeInbox(self) { $0.tell() }
  }

  func reload() {
    Task { [service] in await service.reload() }
  }

  private func tell() {
    let inbox = service.inbox
    let chats = inbox.conversations.map { conversations in
      conversations.map { conversation in
        ChatResponse(
          id: conversation.id, name: conversation.name, draft: inbox.drafts[conversation.id],
          lastText: conversation.lastMessage?.text, unreadCount: conversation.unreadCount)
      }
    }
    output?.chatsDidChange(
      ListResponse(chats, hasFailed: service.hasFailed), unreadCount: inbox.unreadCount)
  }
}
