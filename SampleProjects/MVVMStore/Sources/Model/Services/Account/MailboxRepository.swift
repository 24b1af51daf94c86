/// Keeps the mailbox of an account, also for the next launch, and tells of each change.
@MainActor
final class MailboxRepository {
  /// The handle of whom the mailbox belongs to.
  let user: String

  private let archive: AccountArchive
  private let current: CurrentValue<Mailbox>

  init(user: String, archive: AccountArchive) {
    self.user = user
    self.archive = archive
    current = CurrentValue(archive.mailbox())
  }

  var mailbox: Mailbox { current.value }

  /// The mailbox, and what becomes of it.
  func changes() -> AsyncStream<Mailbox> {
    current.values()
  }

  @discardableResult
  func change<Result>(_ change: (inout Mailbox) -> Result) -> Result {
    var next = current.value
    let result = change(&next)
    archive.save(next, replacing: current.value)
    current.value = next
    return result
  }
}
