import MessengerTexts
import Observation

/// The state of the list of threads.
@MainActor
@Observable
final class ChatsViewModel {
  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let outbox: any OutboxService
  @ObservationIgnored private let drafts: DraftsService
  @ObservationIgnored private let preferences: PreferencesService
  @ObservationIgnored private let navigation: any ChatsNavigation

  init(
    conversations: any ConversationsService, outbox: any OutboxService, drafts: DraftsService,
    preferences: PreferencesService, navigation: any ChatsNavigation
  ) {
    self.conversations = conversations
    self.outbox = outbox
    self.drafts = drafts
    self.preferences = preferences
    self.navigation = navigation
  }

  var texts: Texts { preferences.texts }
  var status: ListStatus { ListStatus(conversations.conversations) }
  var rows: [ChatRow] { (conversations.conversations.value ?? []).map(row) }

  func load() async {
    await conversations.load()
  }

  func select(_ row: ChatRow) {
    navigation.showThread(row.id)
  }

  func beginGroup() {
    navigation.showNewGroup()
  }

  private func row(for conversation: Conversation) -> ChatRow {
    ChatRow(
      id: conversation.id, name: conversation.name, preview: preview(of: conversation),
      unread: conversation.unreadCount == 0 ? nil : "\(conversation.unreadCount)")
  }

  private func preview(of conversation: Conversation) -> String? {
    let draft = drafts[conversation.id]
    if !draft.trimmed.isEmpty { return texts[.draft, draft] }
    let waiting = outbox.messages.last { $0.conversation == conversation.id }
    return waiting?.text ?? conversation.lastMessage?.text
  }
}
