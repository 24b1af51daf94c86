/// Follows the conversations, and what is written in them and not sent.
@MainActor
final class ChatListInteractor: ChatListInteractorInput {
  weak var output: (any ChatListInteractorOutput)?

  private let conversations: any ChatListConversationService
  private let drafts: any ChatListDraftService
  private var told: ListResponse<ChatResponse>?

  init(conversations: any ChatListConversationService, drafts: any ChatListDraftService) {
    self.conversations = conversations
    self.drafts = drafts
  }

  func start() {
    tell()
    conversations.observe(self) { $0.tell() }
    drafts.observe(self) { $0.tell() }
  }

  func reload() {
    Task { [conversations] in await conversations.reload() }
  }

  private func tell() {
    let chats = conversations.chats?.map { chat in
      ChatResponse(
        id: chat.id, name: chat.name, draft: drafts.draft(in: chat.id), lastText: chat.lastText,
        unreadCount: chat.unreadCount)
    }
    let response = ListResponse(chats, hasFailed: conversations.hasFailed)
    guard response != told else { return }
    told = response
    let unreadCount = response.items.reduce(0) { $0 + $1.unreadCount }
    output?.chatsDidChange(response, unreadCount: unreadCount)
  }
}
