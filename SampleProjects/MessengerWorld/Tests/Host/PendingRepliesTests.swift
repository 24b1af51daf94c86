import MessengerHost
import MessengerWire
import Testing

@Suite @MainActor
struct PendingRepliesTests {
  private let pending = PendingReplies()

  @Test func bringsEachReplyToWhoWaitsForIt() async throws {
    let first = Task { try await pending.reply(to: 1) }
    let second = Task { try await pending.reply(to: 2) }
    await MainActor.settle()
    pending.succeed(2, with: .contacts([]))
    pending.succeed(1, with: .done)
    pending.succeed(3, with: .done)
    #expect(try await first.value == .done)
    #expect(try await second.value == .contacts([]))
  }

  @Test func failsAll() async {
    let first = Task { try await pending.reply(to: 1) }
    let second = Task { try await pending.reply(to: 2) }
    await MainActor.settle()
    pending.failAll(with: .lost)
    await #expect(throws: ConnectionError.lost) { try await first.value }
    await #expect(throws: ConnectionError.lost) { try await second.value }
  }

  @Test func endsWithTheTaskThatWaits() async {
    let request = Task { try await pending.reply(to: 1) }
    await MainActor.settle()
    request.cancel()
    await #expect(throws: ConnectionError.cancelled) { try await request.value }
    pending.succeed(1, with: .done)
  }
}
