extension Scenario {
  /// Everything that the messenger does, whatever its architecture.
  public static let all: [Scenario] = [
    login,
    chats,
    unread,
    chatsLoading,
    newGroup,
    leaveGroup,
    messages,
    history,
    sending,
    failedMessages,
    receiving,
    readMarks,
    drafts,
    scrolling,
    outbox,
    lostReplies,
    stickers,
    purchase,
    payment,
    deepLinks,
    deepLinkLaunch,
  ].flatMap { $0 }
}
