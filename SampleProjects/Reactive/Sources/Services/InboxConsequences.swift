/// What is asked of the server because the inbox is as it is.
///
/// Nobody starts or stops a request: each of these is a question that the state poses, and what is
/// under way for an old one is left when the state poses another.
@MainActor
struct InboxConsequences {
  typealias Consequence = @MainActor (Observable<Inbox>) -> Observable<Inbox.Change>

  let session: SessionService
  let commands: Observable<InboxCommand>

  var all: [Consequence] {
    [sending, threads, newestPage, olderPages, missingPages, reads]
  }

  /// One message after the other: the next one is another question only when this one is answered.
  private func sending(_ inbox: Observable<Inbox>) -> Observable<Inbox.Change> {
    whileReady(inbox.map(\.nextToSend)) { message in
      session.reply(to: .send(message)).compactMap { result in
        switch result {
        case .success(let sent): .received(sent, thread: message.thread)
        case .failure(.noConnection): nil
        case .failure: .refused(key: message.key)
        }
      }
    }
  }

  /// The threads, on each connection, when the user wants it, and when a message is of an unknown one.
  private func threads(_ inbox: Observable<Inbox>) -> Observable<Inbox.Change> {
    let wishes = commands.filter { $0 == .loadThreads }.map { _ in }
    let strangers = session.news.withLatest(from: inbox).filter { news, inbox in
      if case .message(_, let thread) = news { inbox.thread(thread) == nil } else { false }
    }.map { _ in }
    return Observable.merge(connections, wishes, strangers).flatMapLatest {
      session.reply(to: .threads).map { .threads(.ended($0)) }.starting(with: .threads(.began))
    }
  }
  /// The newest messages of the thread that is being read: when that begins, on each connection, and
  /// when the user wants it.
  private func newestPage(_ inbox: Observable<Inbox>) -> Observable<Inbox.Change> {
    let wishes = commands.compactMap { command -> String? in
      switch command {
      case .beginReading(let thread), .loadNewest(let thread): thread
      default: nil
      }
    }
    let reconnections = connections.withLatest(from: inbox).compactMap { $1.threadBeingRead }
    return Observable.merge(wishes, reconnections).flatMapLatest { thread in
      let request = PageRequest(thread: thread)
      return page(request).starting(with: .pageBegan(request))
    }
  }

  private func olderPages(_ inbox: Observable<Inbox>) -> Observable<Inbox.Change> {
    commands.withLatest(from: inbox).compactMap { command, inbox in
      if case .loadOlder(let thread) = command { inbox.olderPage(of: thread) } else { nil }
    }.flatMapLatest(page)
  }

  private func missingPages(_ inbox: Observable<Inbox>) -> Observable<Inbox.Change> {
    whileReady(inbox.map(\.missingPage), page)
  }

  private func reads(_ inbox: Observable<Inbox>) -> Observable<Inbox.Change> {
    whileReady(inbox.map(\.nextRead)) { mark in
      session.reply(to: .markRead(mark)).compactMap { result in
        // What the server refuses to hear it need not be told again.
        result.failure == .noConnection ? nil : .reported(mark)
      }
    }
  }

  private func page(_ request: PageRequest) -> Observable<Inbox.Change> {
    session.reply(to: .page(request)).map { .page(request, $0) }
  }

  private var connections: Observable<Void> {
    session.readiness.filter { $0 }.map { _ in }
  }

  /// Asks what the state poses, for as long as it poses it and there is somebody to ask.
  private func whileReady<Question: Equatable>(
    _ questions: Observable<Question?>,
    _ ask: @escaping @MainActor (Question) -> Observable<Inbox.Change>
  ) -> Observable<Inbox.Change> {
    questions.combineLatest(session.readiness)
      .map { question, isReady in isReady ? question : nil }
      .distinctUntilChanged()
      .flatMapLatest { $0.map(ask) ?? .never }
  }
}
