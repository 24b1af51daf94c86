/// Who is signed in.
@MainActor
protocol SessionInteractor: Sendable {
  func signIn(username: String, password: String, in login: LoadableSubject<Done>) async
  func signOut() async
  func rename(to name: String, in renaming: LoadableSubject<Done>) async
}
