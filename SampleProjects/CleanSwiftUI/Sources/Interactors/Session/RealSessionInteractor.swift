struct RealSessionInteractor: SessionInteractor, SyncedSession {
  let appState: AppState
  let user: UserRequests
  let web: any SessionWebRepository
  let record: SessionRecord

  func restore() {
    record.restore()
  }

  func signIn(username: String, password: String, in login: LoadableSubject<Done>) async {
    record.beginLogin()
    let username = username.trimmed
    guard !username.isEmpty else {
      login.value = .failed(.missingUsername)
      return
    }
    guard !password.isEmpty else {
      login.value = .failed(.missingPassword)
      return
    }
    guard login.begin() else { return }
    do {
      let session = try await web.signIn(username: username, password: password)
      record.beginAnew(session)
      login.value = .loaded(Done())
    } catch {
      login.value = .failed(error)
    }
  }

  func signOut() async {
    let serverKnowsUser = appState.system.isSessionReady
    record.end(hasExpired: false)
    guard serverKnowsUser else { return }
    // A server that does not hear of it loses nothing: the token is forgotten here.
    try? await web.signOut()
  }

  func expire() {
    record.end(hasExpired: true)
  }

  func rename(to name: String, in renaming: LoadableSubject<Done>) async {
    let name = name.trimmed
    guard !name.isEmpty else {
      renaming.value = .failed(.missingName)
      return
    }
    guard renaming.begin() else { return }
    await user.ask { () async throws(Problem) in
      try await web.rename(to: name)
    } then: { result in
      switch result {
      case .success(let account):
        record.update(account)
        renaming.value = .loaded(Done())
      case .failure(let problem):
        renaming.value = .failed(problem)
      }
    }
  }

  func connectionChanged(to status: ConnectionStatus) async {
    record.connectionChanged(to: status)
    guard status == .online, let token = appState.userData.session?.token else { return }
    await user.askUnprepared { () async throws(Problem) in
      try await web.resume(token: token)
    } then: { result in
      // After any other problem than the end of the session, the next connection is another chance.
      if case .success(let session) = result { record.begin(session) }
    }
  }
}
