import MessengerTexts
import Observation

/// The state of the list of threads, and what can be done there.
@MainActor
@Observable
final class ChatsViewModel {
  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any ChatsViewModelDelegate)?

  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let outbox: any OutboxService
  @ObservationIgnored private let drafts: any DraftsService
  @ObservationIgnored private let preferences: any PreferencesService

  init(
    conversations: any ConversationsService, outbox: any OutboxService, drafts: any DraftsService,
    preferences: any PreferencesService
  ) {
    self.conversations = conversations
    self.outbox = outbox
    self.drafts = drafts
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var status: ListStatus {
    ListStatus(conversations.conversations, empty: .noChats, texts: texts)
  }

  var rows: [ChatRow] { (conversations.conversations.value ?? []).map(row) }

  func load() async {
    await conversations.load()
  }

  /// Leads to a thread.
  func select(_ row: ChatRow) {
    delegate?.threadIsChosen(row.id)
  }

  /// Leads to the screen for a new group.
  func beginGroup() {
    delegate?.newGroupIsAskedFor()
  }

  private func row(for conversation: Conversation) -> ChatRow {
    ChatRow(
      id: conversation.id, name: conversation.name, preview: preview(of: conversation),
      unread: conversation.unreadCount == 0 ? nil : "\(conversation.unreadCount)")
  }

  private func preview(of conversation: Conversation) -> String? {
    let draft = drafts[conversation.id]
    if MessageText(draft) != nil { return texts[.draft, draft] }
    let waiting = outbox.messages.last { $0.conversation == conversation.id }
    return waiting?.text ?? conversation.lastMessage?.text
  }
}
