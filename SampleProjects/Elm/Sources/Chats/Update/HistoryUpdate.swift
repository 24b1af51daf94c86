/// The messages of a conversation, of which a page is asked for at a time.
extension ChatsModel {
  private static let pageLength = 20

  mutating func loadNewestOfOpenConversation() -> [Command<ChatsMessage>] {
    guard let id = openConversation else { return [] }
    inbox.histories[id, default: .notAsked].beginLoading()
    return [loadMessages(of: id, before: nil)]
  }

  /// Asks for a page of a conversation, unless that is under way.
  mutating func loadPage(of conversation: String, before number: Int) -> [Command<ChatsMessage>] {
    let page = Asked.Page(conversation: conversation, before: number)
    guard asked.pages.insert(page).inserted else { return [] }
    return [loadMessages(of: conversation, before: number)]
  }

  private func loadMessages(
    of conversation: String, before number: Int?
  ) -> Command<ChatsMessage> {
    .ask(
      .messages(conversation: conversation, before: number, limit: Self.pageLength),
      expecting: \.messages
    ) {
      .pageLoaded($0, conversation: conversation, before: number)
    }
  }
}
