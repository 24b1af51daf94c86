extension Scenario {
  /// Everything that the messenger does, whatever its architecture.
  public static let all: [Scenario] = [
    login,
    loginFailures,
    contacts,
  ].flatMap { $0 }
}
