extension Scenario {
  /// Everything that the messenger does, whatever its architecture.
  public static let all: [Scenario] = signIn + signInFailure + signOut
}
