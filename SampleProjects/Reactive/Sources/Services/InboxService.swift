/// The threads of who is signed in, and everything that is said in them.
@MainActor
final class InboxService {
  /// The inbox, now and whenever it changes.
  let inbox: Observable<Inbox>

  private let session: SessionService
  private let commands = Subject<InboxCommand>()
  private let openings = UnfinishedWork<Result<ChatThread, Problem>>()
  private let departures = UnfinishedWork<Result<String, Problem>>()
  private let subscriptions = Subscriptions()

  init(session: SessionService, store: InboxStore, makeKey: @escaping @MainActor () -> String) {
    self.session = session
    let wishes = commands.observable
    inbox = Observable.loop(
      from: store.load(),
      events: .merge(
        session.handles.map { .session(handle: $0) },
        openings.results.compactMap(\.success).map { .updated($0) },
        departures.results.compactMap(\.success).map { .removed(thread: $0) },
        wishes.compactMap { Inbox.Change($0, makeKey: makeKey) },
        session.news.compactMap { Inbox.Change($0) }),
      reduce: { $0.apply($1) },
      consequences: InboxConsequences(session: session, commands: wishes).all)
    subscriptions.add(
      inbox.scan([]) { pair, inbox in pair = pair.suffix(1) + [inbox] }.filter { $0.count == 2 }
    ) { store.save($0[1], changedFrom: $0[0]) }
  }

  /// Does what an observable says, for as long as the subscription is held.
  func follow(_ observable: Observable<InboxCommand>) -> Subscription {
    observable.bind(to: commands)
  }

  /// Begins a group, or says why there is none; the thread that results is in the inbox.
  func create(_ group: NewGroup) -> Observable<Result<String, Problem>> {
    thread(.create(group))
  }

  /// Finds or begins the thread with a contact.
  func openThread(with handle: String) -> Observable<Result<String, Problem>> {
    thread(.openThread(with: handle))
  }

  func leave(_ departure: Departure) -> Observable<Result<Void, Problem>> {
    let result = session.result(of: .leave(departure)).map { $0.map { departure.thread } }
    return departures.finish(result, until: session.endings).map { $0.map { _ in } }
  }

  private func thread(
    _ request: ServerRequest<ChatThread>
  ) -> Observable<Result<String, Problem>> {
    openings.finish(session.result(of: request), until: session.endings).map { result in
      result.map(\.id).mapError { $0 == .noConnection ? .noConnection : .somethingWentWrong }
    }
  }
}

extension Inbox.Change {
  /// What a command changes at once; some only ask the server.
  @MainActor
  init?(_ command: InboxCommand, makeKey: @MainActor () -> String) {
    switch command {
    case .beginReading(let thread): self = .beganReading(thread: thread)
    case .endReading(let thread): self = .endedReading(thread: thread)
    case .write(let draft, let thread): self = .wrote(draft: draft, thread: thread)
    case .send(let message, let thread):
      self = .sent(OutgoingMessage(key: makeKey(), thread: thread, text: message.text))
    case .retry(let key): self = .retried(key: key, newKey: makeKey())
    case .loadNewest, .loadOlder, .loadThreads: return nil
    }
  }

  init?(_ news: News) {
    switch news {
    case .message(let message, let thread): self = .received(message, thread: thread)
    case .thread(let thread): self = .updated(thread)
    case .contactsChanged, .sessionEnded: return nil
    }
  }
}
