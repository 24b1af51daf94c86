import MessengerWire

/// The requests of a connection that have no reply yet.
@MainActor
public final class PendingReplies {
  private typealias Outcome = Result<ServerReply, ConnectionError>

  private var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]

  /// Creates a list without requests.
  public init() {}

  /// Waits for the reply to the request with this number, which nobody else waits for.
  ///
  /// Throws ``ConnectionError/cancelled`` when the task is cancelled, or what ``failAll(with:)`` says.
  public func reply(to number: Int) async throws(ConnectionError) -> ServerReply {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor in conclude(number, .failure(.cancelled)) }
    }
    return try outcome.get()
  }

  /// Brings a reply to who waits for it; does nothing if nobody does.
  public func succeed(_ number: Int, with reply: ServerReply) {
    conclude(number, .success(reply))
  }

  /// Tells everybody who waits that there will be no reply.
  public func failAll(with error: ConnectionError) {
    for number in waiting.keys.sorted() {
      conclude(number, .failure(error))
    }
  }

  private func conclude(_ number: Int, _ outcome: Outcome) {
    waiting.removeValue(forKey: number)?.resume(returning: outcome)
  }
}
