/// What a container makes things for.
public enum Context: Sendable {
  case app(passwords: [String: String])
  /// A screen in the editor, where anybody is signed in.
  case preview
  /// A test, where nobody can sign in until the test replaces the service.
  case test
}
