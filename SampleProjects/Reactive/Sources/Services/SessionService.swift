/// Who is signed in; everything that is asked of the server in a session goes through here.
@MainActor
final class SessionService {
  /// Whether somebody is signed in, now and whenever it changes.
  let states: Observable<SessionState>

  /// What the server says without being asked, while somebody is signed in.
  let news: Observable<News>

  private let server: Server
  private let signOuts = Subject<Void>()
  private let signIns = UnfinishedWork<Result<Session, Problem>>()
  private let renames = UnfinishedWork<Result<Session, Problem>>()
  private let subscriptions = Subscriptions()

  init(server: Server, store: SessionStore) {
    self.server = server
    let serverNews = server.news.share()
    states = Observable.loop(
      from: SessionState(session: store.session),
      events: .merge(
        signIns.results.compactMap(\.success).map { .began($0) },
        renames.results.compactMap(\.success).map { .renamed($0.name) },
        server.expiries.map { .expired(token: $0) },
        server.statuses.distinctUntilChanged().map { .connection($0) },
        serverNews.compactMap { $0 == .sessionEnded ? .ended(.expired) : nil }),
      reduce: { $0.apply($1) },
      consequences: [
        { Self.resumptions($0, server: server) },
        { [signOuts] in Self.endings($0, signOuts: signOuts.observable, server: server) },
      ])
    news = serverNews.withLatest(from: states).compactMap { news, state in
      state.session == nil ? nil : news
    }.share()
    subscriptions.add(states.map(\.session).distinctUntilChanged()) { store.session = $0 }
  }

  /// Says `true` whenever the server has taken up the session on a connection, and `false` when that
  /// is over.
  var readiness: Observable<Bool> {
    states.map(\.isReady).distinctUntilChanged()
  }

  /// The handle of who is signed in, or `nil`, now and whenever it changes.
  var handles: Observable<String?> {
    states.map(\.session?.handle).distinctUntilChanged()
  }

  /// Says when a session has ended, or that there is none.
  var endings: Observable<Void> {
    handles.filter { $0 == nil }.map { _ in }
  }

  func signIn(_ credentials: Credentials) -> Observable<Result<Session, Problem>> {
    signIns.finish(
      server.reply(to: .session(of: credentials)).map { $0.mapError { Problem($0) } })
  }

  func rename(to name: AccountName) -> Observable<Result<Session, Problem>> {
    renames.finish(result(of: .rename(to: name)), until: endings)
  }

  /// Ends the session whenever an observable says so; for that, no connection is needed.
  func signOut(on observable: Observable<Void>) -> Subscription {
    observable.bind(to: signOuts)
  }

  /// What becomes of a request in the name of this session.
  func result<Reply>(of request: ServerRequest<Reply>) -> Observable<Result<Reply, Problem>> {
    reply(to: request).map { $0.mapError { Problem($0) } }
  }

  /// The reply to a request in the name of this session, which waits until the session is resumed.
  ///
  /// A reply that comes after the session's end is not heard.
  func reply<Reply>(to request: ServerRequest<Reply>) -> Observable<Result<Reply, ServerError>> {
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
  ) -> Observable<Result<Reply, ServerError>> {
    server.reply(to: request, under: token)
      .withLatest(from: states)
      .compactMap { result, state in state.session?.token == token ? result : nil }
  }

  /// What follows from a session that the server does not know on this connection.
  private static func resumptions(
    _ states: Observable<SessionState>, server: Server
  ) -> Observable<SessionState.Change> {
    states.map(\.tokenToResume).distinctUntilChanged().flatMapLatest { token in
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
    _ states: Observable<SessionState>, signOuts: Observable<Void>, server: Server
  ) -> Observable<SessionState.Change> {
    signOuts.withLatest(from: states).flatMapLatest { _, state in
      let telling = state.isReady ? server.reply(to: .sessionEnd) : .never
      return .merge(telling.compactMap { _ in nil }, .just(.ended(.signedOut)))
    }
  }
}
