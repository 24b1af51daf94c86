import MessengerTexts

/// The screen of one thread.
@MainActor
struct ThreadViewModel {
  struct Inputs {
    let isOnScreen: Observable<Bool>
    let text: Observable<String>
    let send: Observable<Void>
    let older: Observable<Void>
    let reload: Observable<Void>

    /// The row of a message to try again.
    let retried: Observable<Int>
    let leave: Observable<Void>

    /// Says when the question is answered with yes.
    let confirmed: Observable<Void>
  }

  let title: Observable<String>
  let network: Observable<String>
  let content: Observable<ThreadContent>
  let hasOlder: Observable<Bool>
  let canLeave: Observable<Bool>

  /// What is in the field: the thread's draft.
  let text: Observable<String>
  let isSendEnabled: Observable<Bool>

  /// What has to be asked before the group is left.
  let question: Observable<Question>

  let commands: Observable<InboxCommand>

  /// Says when the user is no longer a member.
  let isGone: Observable<Void>

  init(
    _ inputs: Inputs, thread id: String, inbox: Observable<Inbox>,
    statuses: Observable<ConnectionStatus>, texts: Observable<Texts>,
    leave: @escaping @MainActor (Departure) -> Observable<Result<Void, Problem>>
  ) {
    let thread = inbox.compactMap { $0.thread(id) }
    let lists = inbox.combineLatest(texts).compactMap { inbox, texts in
      inbox.thread(id).map { ListContent(inbox.rows(of: $0, texts: texts), texts: texts) { $0 } }
    }.distinctUntilChanged().shareLatest()
    let departures = inputs.leave.withLatest(from: thread).compactMap { Departure(from: $1) }
    let leaving = departures.flatMapLatest { departure in
      inputs.confirmed.first().map { departure }
    }.attempt(leave)
    let problems = leaving.combineLatest(texts).map { $0.problem?.text(in: $1) }
    title = thread.map(\.name).distinctUntilChanged()
    network = statuses.combineLatest(texts).map { $0.text(in: $1) }
    content = lists.combineLatest(problems).map { list, problem in
      var list = list
      list.problem = list.problem ?? problem
      return list
    }.scan(ThreadContent()) { $0.show($1) }.starting(with: ThreadContent())
    hasOlder = inbox.map { $0.histories[id]?.hasOlder ?? false }.distinctUntilChanged()
    canLeave = thread.map { Departure(from: $0) != nil }.distinctUntilChanged()
    isGone = inbox.filter { $0.thread(id) == nil }.map { _ in }
    text = inbox.map { $0.drafts[id] ?? "" }.distinctUntilChanged()
    let messages = text.map { MessageText(typed: $0) }
    isSendEnabled = messages.map { $0 != nil }
    question = departures.withLatest(from: title.combineLatest(texts)).map { _, named in
      Question(.leaveTitle, named.0, yes: .leave, in: named.1)
    }
    commands = .merge(
      inputs.isOnScreen.map { $0 ? .beginReading(thread: id) : .endReading(thread: id) },
      inputs.reload.map { .loadNewest(thread: id) },
      inputs.send.withLatest(from: messages).compactMap { $1 }.map { .send($0, thread: id) },
      inputs.text.map { .write(draft: $0, thread: id) },
      inputs.older.map { .loadOlder(thread: id) },
      inputs.retried.withLatest(from: lists).map { .retry(key: $1.rows[$0].id) })
  }
}
