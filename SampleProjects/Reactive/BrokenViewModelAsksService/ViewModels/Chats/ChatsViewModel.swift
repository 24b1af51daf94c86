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

  /// The number of unread messages, unless there are none.
  let badge: Signal<String?>

  let commands: Signal<InboxCommand>

  /// The thread that the user wants to see.
  let openedThread: Signal<String>
  let newGroup: Signal<Void>

  init(_ inputs: Inputs, service: InboxService, texts: Texts) {
    let inbox = service.inbox
    content = inbox.map { inbox in
      ListContent(inbox.threads, texts: texts) { thread in
        let draft = inbox.drafts[thread.id].map { texts[.draft, $0] }
        return LabelsRow([
          "name": thread.name, "preview": draft ?? thread.lastMessage?.text,
          "unread": thread.unreadCount.textUnlessZero,
        ])
      }
    }.distinct()
    badge = inbox.map(\.unreadCount.textUnlessZero).distinct()
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
