enum TabsEvent: Equatable, Sendable {
  case selected(AppTab)

  /// A conversation is shown that the user has not chosen in the list of chats.
  case conversationShown
}
