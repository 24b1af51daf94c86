import MessengerTexts

/// The screen of one thread.
@MainActor
struct ThreadViewModel {
  struct Inputs {
    let isOnScreen: Signal<Bool>
    let text: Signal<String>
    let send: Signal<Void>
    let older: Signal<Void>
    let reload: Signal<Void>

    /// The row of a message to try again.
    let retried: Signal<Int>
    let leave: Signal<Void>
  }

  let title: Signal<String>
  let network: Signal<String>
  let content: Signal<ThreadContent>
  let hasOlder: Signal<Bool>
  let isGroup: Signal<Bool>
  let isSendEnabled: Signal<Bool>

  /// What the field has to say instead: the draft at first, and nothing when it is sent.
  let newText: Signal<String>

  let commands: Signal<InboxCommand>

  /// Says when the user is no longer a member.
  let isGone: Signal<Void>

  init(
    _ inputs: Inputs, thread id: String, inbox: Signal<Inbox>,
    statuses: Signal<ConnectionStatus>, texts: Texts,
    leave: @escaping @MainActor (String) -> Signal<Result<Void, Problem>>
  ) {
    let thread = inbox.compactMap { $0.thread(id) }
    let lists = inbox.compactMap { inbox in
      inbox.thread(id).map { inbox.rows(of: $0, texts: texts) }
    }.distinct().map { ListContent($0, texts: texts) { $0 } }
    title = thread.map(\.name).distinct()
    network = statuses.map { $0.text(in: texts) }
    let leaveProblems = inputs.leave.attempt { leave(id) }.map { $0.problem?.text(in: texts) }
    content = lists.combineLatest(leaveProblems).map { list, problem in
      var list = list
      list.problem = list.problem ?? problem
      return list
    }.scan(ThreadContent(list: ListContent(.loading, texts: texts) { $0 })) {
      $0.show($1)
    }
    hasOlder = inbox.map { $0.histories[id]?.hasOlder ?? false }.distinct()
    isGroup = thread.map(\.isGroup).distinct()
    isGone = inbox.filter { $0.thread(id) == nil }.map { _ in }
    let sent = inputs.send.withLatest(from: inputs.text).map { $1 }
      .filter { !$0.trimmed.isEmpty }.share()
    isSendEnabled = inputs.text.map { !$0.trimmed.isEmpty }
    newText = .merge(inbox.first().map { $0.drafts[id] ?? "" }, sent.map { _ in "" })
    commands = .merge(
      inputs.isOnScreen.map { $0 ? .open(thread: id) : .close(thread: id) },
      inputs.reload.map { .open(thread: id) },
      sent.map { .send(text: $0, thread: id) },
      inputs.text.dropFirst().map { .write(draft: $0, thread: id) },
      inputs.older.map { .loadOlder(thread: id) },
      inputs.retried.withLatest(from: lists).map { .retry(key: $1.rows[$0].id) })
  }
}
