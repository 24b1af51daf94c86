import MessengerTexts

/// The list of threads.
@MainActor
struct ChatsViewModel {
  struct Inputs {
    let selected: Observable<Int>
    let retry: Observable<Void>
    let newGroup: Observable<Void>
  }

  let content: Observable<ListContent<LabelsRow>>

  /// The number of unread messages, unless there are none.
  let badge: Observable<String?>

  let commands: Observable<InboxCommand>

  /// The thread that the user wants to see.
  let openedThread: Observable<String>
  let newGroup: Observable<Void>

  init(_ inputs: Inputs, inbox: Observable<Inbox>, texts: Observable<Texts>) {
    content = inbox.combineLatest(texts).map { inbox, texts in
      ListContent(inbox.threads, ifEmpty: .noChats, texts: texts) { thread in
        let draft = inbox.draft(in: thread.id).map { texts[.draft, $0] }
        return LabelsRow([
          "name": thread.name, "preview": draft ?? thread.lastMessage?.text,
          "unread": thread.unreadCount.textUnlessZero,
        ])
      }
    }.distinctUntilChanged()
    badge = inbox.map(\.unreadCount.textUnlessZero).distinctUntilChanged()
    commands = inputs.retry.map { .loadThreads }
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
