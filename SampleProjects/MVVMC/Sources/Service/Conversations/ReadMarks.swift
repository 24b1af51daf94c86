import MessengerWire

/// Tells the server how far the user has read, and remembers what it has not confirmed.
@MainActor
final class ReadMarks {
  /// The numbers of the last messages that are read, by the identifiers of their threads.
  private var unconfirmed: [String: Int] {
    didSet { archive.write(unconfirmed, to: .unconfirmedReads) }
  }

  private let client: ServerClient
  private let archive: Archive
  private let tasks = TaskBag()

  init(client: ServerClient, archive: Archive) {
    self.client = client
    self.archive = archive
    unconfirmed = archive.read(.unconfirmedReads) ?? [:]
  }

  /// Tells the server, now or on the next connection.
  func mark(_ conversation: String, upTo number: Int) {
    unconfirmed[conversation] = number
    tasks.run { [weak self] in
      // Without an answer, the next connection tells it once more.
      try? await self?.confirm(conversation, upTo: number)
    }
  }

  /// Tells the server what it has not confirmed.
  func confirm() async throws(ServiceError) {
    for (conversation, number) in unconfirmed.sorted(by: { $0.key < $1.key }) {
      try await confirm(conversation, upTo: number)
    }
  }

  private func confirm(_ conversation: String, upTo number: Int) async throws(ServiceError) {
    do {
      _ = try await client.send(.markRead(thread: conversation, upTo: number))
    } catch {
      guard error.isAnswer else { throw error }
      // The thread is not there any more, so there is nothing to mark.
    }
    if unconfirmed[conversation] == number {
      unconfirmed[conversation] = nil
    }
  }
}
