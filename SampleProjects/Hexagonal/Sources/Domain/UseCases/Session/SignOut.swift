/// Ends the session here at once, and tells the server if it can be reached.
struct SignOut: SigningOut {
  let server: any SessionServer
  let current: CurrentSession

  func signOut() {
    Task {
      // A server that cannot be reached loses nothing: the token is forgotten here.
      try? await server.signOut()
    }
    current.end(.userSignedOut)
  }
}
