/// A way in: somebody wants to sign out.
protocol SigningOut {
  func signOut()
}
