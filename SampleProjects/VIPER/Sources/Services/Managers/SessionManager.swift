import MessengerWire

/// Who is signed in; all that is asked in the name of the user is asked here.
@MainActor
final class SessionManager: SessionManaging {
  /// Told when a session is over, before anybody shows that.
  let endObservers = Observers()

  /// Told when a session begins, ends, or is another user's name.
  let observers = Observers()

  private(set) var session: Session?

  /// Whether the last session has ended without the user's will.
  private(set) var hasExpired = false

  /// How many sessions there were, to know the present one by.
  private var serial = 0

  private let client: ServerClient
  private let documents: DocumentStore

  /// Takes up the session that was kept.
  init(client: ServerClient, documents: DocumentStore) {
    self.client = client
    self.documents = documents
    session = documents.load("session")
  }

  var account: Account? { session?.account }

  /// The user's handle; empty if nobody is signed in.
  var handle: String { session?.account.handle ?? "" }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func signIn(username: String, password: String) async throws(ServiceError) {
    let request = ClientRequest.signIn(username: username, password: password)
    let session = try await client.beginSession(with: request)
    serial += 1
    hasExpired = false
    keep(session)
  }

  /// Makes the session known to a new connection; returns whether it is now.
  func resume() async -> Bool {
    guard let token = session?.token else { return false }
    do {
      let resumed = try await forUser { () async throws(ServiceError) in
        try await client.beginSession(with: .resume(token: token))
      }
      keep(resumed)
      return true
    } catch {
      return false
    }
  }

  func rename(to name: String) async throws(ServiceError) {
    guard case .session(let renamed) = try await request(.rename(name: name)) else {
      throw .refused
    }
    keep(Session(renamed))
  }

  /// Ends the session here, and tells the server if it can be reached.
  func signOut() {
    Task { [client] in
      // A server that cannot be told keeps a session that nobody has the token of.
      _ = try? await client.request(.signOut)
    }
    end(expired: false)
  }

  /// Ends the session, with everything that belongs to the account.
  func end(expired: Bool) {
    guard session != nil else { return }
    session = nil
    hasExpired = expired
    documents.removeAll(except: PreferencesManager.documentName)
    endObservers.notify()
    observers.notify()
  }

  /// Asks the server in the name of the user.
  func request(_ request: ClientRequest) async throws(ServiceError) -> ServerReply {
    try await forUser { () async throws(ServiceError) in try await client.request(request) }
  }

  /// A reply that comes after the end of the session is none, also if the next one has begun.
  private func forUser<Reply>(
    _ ask: () async throws(ServiceError) -> Reply
  ) async throws(ServiceError) -> Reply {
    guard session != nil else { throw .sessionEnded }
    let asked = serial
    do throws(ServiceError) {
      let reply = try await ask()
      guard isPresent(asked) else { throw ServiceError.sessionEnded }
      return reply
    } catch {
      guard isPresent(asked) else { throw .sessionEnded }
      if error == .sessionEnded { end(expired: true) }
      throw error
    }
  }

  private func isPresent(_ asked: Int) -> Bool {
    session != nil && serial == asked
  }

  private func keep(_ newSession: Session) {
    guard session != newSession else { return }
    session = newSession
    documents.save(newSession, as: "session")
    observers.notify()
  }
}
