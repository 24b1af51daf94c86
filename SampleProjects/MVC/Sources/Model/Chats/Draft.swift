/// What the user has written in one chat and not sent.
@MainActor
struct Draft {
  private let chat: Chat.ID
  private let drafts: Drafts

  init(in chat: Chat.ID, of drafts: Drafts) {
    self.chat = chat
    self.drafts = drafts
  }

  /// Whether there is something to send: more than blanks.
  var canSend: Bool { drafts[chat] != nil }

  /// Empty if there is none.
  var text: String {
    get { drafts[chat] ?? "" }
    nonmutating set { drafts[chat] = newValue }
  }
}
