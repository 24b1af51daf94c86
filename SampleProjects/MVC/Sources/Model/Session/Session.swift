import MessengerHost

/// Who is signed in, if anybody is.
@MainActor
final class Session {
  /// What belongs to who is signed in; a new object for each session.
  private(set) var account: Account?

  /// Whether the last session has ended without the user's doing.
  private(set) var hasExpired = false

  /// Told after the beginning and the end of each session.
  let changes = Observers<Void>()

  private let connection: any MessengerConnection
  private let network: NetworkStatus
  private let store: Store
  private var attempt: Task<Void, Never>?

  /// Takes up the session that `store` remembers.
  init(connection: any MessengerConnection, network: NetworkStatus, store: Store) {
    self.connection = connection
    self.network = network
    self.store = store
    if let record = store[.session] {
      begin(record, isResumed: false)
    }
  }

  deinit {
    attempt?.cancel()
  }

  /// Signs in; `completion` is told why not, or `nil`.
  func signIn(
    username: String, password: String,
    then completion: @escaping @MainActor (SignInError?) -> Void
  ) {
    let username = username.trimmed
    guard !username.isEmpty else { return completion(.missingUsername) }
    guard !password.isEmpty else { return completion(.missingPassword) }
    attempt = Task { [weak self, connection] in
      let result = await connection.signIn(username: username, password: password)
      guard let self, !Task.isCancelled else { return }
      completion(signedIn(result))
    }
  }

  /// Ends the session, as the user wishes.
  func signOut() {
    account?.server.signOut()
    end(hasExpired: false)
  }

  private func signedIn(_ result: Result<SessionRecord, RequestError>) -> SignInError? {
    switch result {
    case .success(let record):
      store[.session] = record
      begin(record, isResumed: true)
      changes.notify()
      return nil
    case .failure(let error): return SignInError(error)
    }
  }

  private func begin(_ record: SessionRecord, isResumed: Bool) {
    let server = Server(
      connection: connection, network: network, token: record.token, isResumed: isResumed)
    let account = Account(record, server: server, store: store)
    self.account = account
    hasExpired = false
    server.news.add(self) { session, news in
      if news == .sessionEnded { session.end(hasExpired: true) }
    }
    account.load()
  }

  private func end(hasExpired: Bool) {
    guard let account else { return }
    account.server.end()
    self.account = nil
    self.hasExpired = hasExpired
    store.removeAccount()
    changes.notify()
  }
}
