/// Brings whoever shows conversations and whoever asks for one together.
@MainActor
final class VisitConversations: VisitingConversations, ReceivingVisits {
  /// The conversation to bring the user to, as soon as it is known.
  let destination = CurrentValue<String?>(nil)

  private let mailbox: Mailbox

  /// The conversation that somebody has asked for and nobody has shown yet, whether or not it is known.
  private var request: String?

  init(mailbox: Mailbox, current: CurrentSession) {
    self.mailbox = mailbox
    current.whenItEnds { [weak self] in self?.request = nil }
    mailbox.whenItChanges { [weak self] in self?.update() }
  }

  func visit(_ conversation: String) {
    request = conversation
    update()
  }

  func visits() -> AsyncStream<String?> {
    destination.values()
  }

  func endVisit(to conversation: String) {
    guard request == conversation else { return }
    request = nil
    update()
  }

  private func update() {
    let inbox = mailbox.value
    let known = request.flatMap { inbox.conversation($0)?.id }
    // What is not among all conversations is not there, and is not waited for.
    if known == nil, inbox.isUpToDate { request = nil }
    destination.value = known
  }
}
