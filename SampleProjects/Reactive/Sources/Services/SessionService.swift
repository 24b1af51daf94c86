/// Who is signed in; everything that is asked of the server in a session goes through here.
@MainActor
final class SessionService {
  /// Whether somebody is signed in, now and whenever it changes.
  let states: Signal<SessionState>

  /// What the server says without being asked, while somebody is signed in.
  let news: Signal<News>

  private let server: Server
  private let changes = Source<SessionState.Change>()
  private let signOuts = Source<Void>()
  private let work = UnfinishedWork()
  private let subscriptions = Subscriptions()

  init(server: Server, store: SessionStore) {
    self.server = server
    let serverNews = server.news.share()
    states = Signal.loop(
      from: SessionState(session: store.session),
      events: .merge(
        changes.signal,
        server.statuses.distinct().map { .connection($0) },
        serverNews.compactMap { $0 == .sessionEnded ? .ended(.expired) : nil }),
      reduce: { $0.apply($1) },
      consequences: [
        { Self.resumptions($0, server: server) },
        { [signOuts] in Self.endings($0, signOuts: signOuts.signal, server: server) },
      ])
    news = serverNews.withLatest(from: states).compactMap { news, state in
      state.session == nil ? nil : news
    }.share()
    subscriptions.add(states.map(\.session).distinct()) { [work] session in
      store.session = session
      if session == nil { work.cancel() }
    }
  }

  /// Says `true` whenever the server has taken up the session on a connection, and `false` when that
  /// is over.
  var readiness: Signal<Bool> {
    states.map(\.isReady).distinct()
  }

  /// The handle of who is signed in, or `nil`, now and whenever it changes.
  var handles: Signal<String?> {
    states.map(\.session?.handle).distinct()
  }

  func signIn(_ credentials: Credentials) -> Signal<Result<Session, Problem>> {
    server.reply(to: .session(of: credentials))
      .sending(to: changes) { (try? $0.get()).map { .began($0) } }
      .map { $0.mapError { Problem($0) } }
  }

  func rename(to name: String) -> Signal<Result<Session, Problem>> {
    perform(.rename(to: name), telling: changes) { .renamed($0.name) }
  }

  /// Ends the session whenever a signal says so; for that, no connection is needed.
  func signOut(on signal: Signal<Void>) -> Subscription {
    signal.feed(signOuts)
  }

  /// Has the server change something, and tells a source of it, also if who wanted it has left.
  func perform<Reply, Change>(
    _ request: ServerRequest<Reply>, telling source: Source<Change>,
    _ change: @escaping @MainActor (Reply) -> Change
  ) -> Signal<Result<Reply, Problem>> {
    work.finish(
      reply(to: request)
        .sending(to: source) { (try? $0.get()).map(change) }
        .map { $0.mapError { Problem($0) } })
  }

  /// Goes on with a signal of this session until its result, also if who wanted it has left.
  func finish<Value>(_ signal: Signal<Value>) -> Signal<Value> {
    work.finish(signal)
  }

  /// The reply to a request in the name of this session, which waits until the session is resumed.
  ///
  /// A reply that comes after the session's end is not heard.
  func reply<Reply>(to request: ServerRequest<Reply>) -> Signal<Result<Reply, ServerError>> {
    states.map(\.access).filter { $0 != .waiting }.first().flatMapLatest { [self] access in
      switch access {
      case .waiting: .never
      case .closed(let error): .just(.failure(error))
      case .open(let token): reply(to: request, under: token)
      }
    }
  }

  private func reply<Reply>(
    to request: ServerRequest<Reply>, under token: String
  ) -> Signal<Result<Reply, ServerError>> {
    server.reply(to: request)
      .withLatest(from: states)
      .compactMap { result, state in state.session?.token == token ? result : nil }
      .sending(to: changes) { $0.isExpiry ? .ended(.expired) : nil }
      .filter { !$0.isExpiry }
  }

  /// What follows from a session that the server does not know on this connection.
  private static func resumptions(
    _ states: Signal<SessionState>, server: Server
  ) -> Signal<SessionState.Change> {
    states.map(\.tokenToResume).distinct().flatMapLatest { token in
      guard let token else { return .never }
      return server.reply(to: .resume(token: token)).compactMap { result in
        switch result {
        case .success(let session): .began(session)
        case .failure(.sessionExpired): .ended(.expired)
        case .failure(.noConnection): nil
        case .failure: .resumptionRefused
        }
      }
    }
  }

  /// What follows from a sign-out: the server is told if it can be, and the session ends in any case.
  private static func endings(
    _ states: Signal<SessionState>, signOuts: Signal<Void>, server: Server
  ) -> Signal<SessionState.Change> {
    signOuts.withLatest(from: states).flatMapLatest { _, state in
      let telling = state.isReady ? server.reply(to: .sessionEnd) : .never
      return .merge(telling.compactMap { _ in nil }, .just(.ended(.signedOut)))
    }
  }
}

extension Result where Failure == ServerError {
  fileprivate var isExpiry: Bool {
    if case .failure(.sessionExpired) = self { true } else { false }
  }
}
