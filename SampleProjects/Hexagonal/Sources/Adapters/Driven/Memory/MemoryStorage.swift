/// Keeps everything for as long as the object lives.
@MainActor
final class MemoryStorage: SessionRepository, ContactRepository, InboxRepository,
  PreferencesRepository
{
  var session: Session?
  var contacts: [Contact]?
  var preferences: Preferences?
  private var inbox = InboxSnapshot()

  func loadInbox() -> InboxSnapshot {
    inbox
  }

  func save(_ inbox: InboxSnapshot, changedFrom old: InboxSnapshot) {
    self.inbox = inbox
  }
}
