extension Scenario {
  /// Everything that the messenger does, whatever its architecture.
  public static let all: [Scenario] = [
    login,
    loginFailures,
    session,
    damagedStorage,
    signOut,
    sessionEnds,
    sessionExpiry,
    lateReplies,
    release,
    tabs,
    contacts,
    contactSearch,
    newContact,
    contact,
    contactDeletion,
    account,
    deviceSettings,
    language,
  ].flatMap { $0 }
}
