import MessengerTexts

/// The list of threads.
@MainActor
struct ChatsViewModel {
  struct Inputs {
    let selected: Signal<Int>
    let retry: Signal<Void>
    let newGroup: Signal<Void>
  }

  let content: Signal<ListContent<LabelsRow>>

  /// Everything that is known of the threads.
  let inbox: Signal<Inbox>

  let commands: Signal<InboxCommand>

  /// The thread that the user wants to see.
  let openedThread: Signal<String>
  let newGroup: Signal<Void>

  init(_ inputs: Inputs, inbox: Signal<Inbox>, texts: Texts) {
    content = inbox.map { inbox in
      ListContent(inbox.threads, texts: texts) { thread in
        let draft = inbox.drafts[thread.id].map { texts[.draft, $0] }
        return LabelsRow([
          "name": thread.name, "preview": draft ?? thread.lastMessage?.text,
          "unread": thread.unreadCount.textUnlessZero,
        ])
      }
    }.distinct()
    self.inbox = inbox
    commands = inputs.retry.map { .reload }
    openedThread = inputs.selected.withLatest(from: inbox).compactMap { row, inbox in
      inbox.threads.value?[row].id
    }
    newGroup = inputs.newGroup
  }
}

extension Int {
  fileprivate var textUnlessZero: String? {
    self == 0 ? nil : "\(self)"
  }
}
