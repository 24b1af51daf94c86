/// What interactors ask of the server in the name of the user.
///
/// A reply that comes after this user has left is not told, so that nobody can take it for the next
/// user's. A session that the server does not know any more is ended.
@MainActor
struct UserRequests {
  let appState: AppState
  let session: SessionRecord

  /// Makes a request that needs a session; before the server knows of one, nothing is sent.
  func ask<Reply>(
    _ request: () async throws(Problem) -> Reply, then use: (Result<Reply, Problem>) -> Void
  ) async {
    guard appState.userData.session != nil else { return }
    guard appState.system.isSessionReady else {
      use(.failure(.noConnection))
      return
    }
    await askUnprepared(request, then: use)
  }

  /// Makes a request on a connection on which the server may not know who the user is.
  func askUnprepared<Reply>(
    _ request: () async throws(Problem) -> Reply, then use: (Result<Reply, Problem>) -> Void
  ) async {
    guard let token = appState.userData.session?.token else { return }
    let result: Result<Reply, Problem>
    do {
      result = .success(try await request())
    } catch {
      result = .failure(error)
    }
    guard appState.userData.session?.token == token else { return }
    if case .failure(.sessionExpired) = result {
      session.end(hasExpired: true)
    } else {
      use(result)
    }
  }
}
