/// Keeps everything for as long as the object lives.
@MainActor
final class MemoryStorage: SessionRepository, ContactRepository, InboxRepository,
  PurchaseRepository, PreferencesRepository
{
  var session: Session?
  var contacts: [Contact]?
  var inbox = InboxSnapshot()
  var openPurchases: [String: String] = [:]
  var preferences: Preferences?
}
