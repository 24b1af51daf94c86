/// What the user has written in one chat and not sent.
@MainActor
struct Draft {
  private let history: ChatHistory
  private let drafts: Drafts

  init(for history: ChatHistory, in drafts: Drafts) {
    self.history = history
    self.drafts = drafts
  }

  /// Whether there is something to send: more than blanks.
  var canSend: Bool { drafts[history.chat] != nil }

  /// Empty if there is none.
  var text: String {
    get { drafts[history.chat] ?? "" }
    nonmutating set { drafts[history.chat] = newValue }
  }

  /// Sends what is written, if it can be sent; then it is no draft any more.
  func send() {
    guard let text = drafts[history.chat] else { return }
    drafts[history.chat] = nil
    history.send(text)
  }
}
