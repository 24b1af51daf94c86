extension Scenario {
  /// Everything that the messenger does, whatever its architecture.
  public static let all: [Scenario] = [
    login,
    loginFailures,
    contacts,
    contactSearch,
    newContact,
    contact,
    contactDeletion,
  ].flatMap { $0 }
}
