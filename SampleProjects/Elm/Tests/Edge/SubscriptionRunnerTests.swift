import MessengerHost
import MessengerWire
import Testing

@testable import Elm

@Suite("The edge's subscriptions") @MainActor
final class SubscriptionRunnerTests {
  private let connection = FakeConnection()
  private let clock = ManualClock()
  private lazy var runner = SubscriptionRunner(connection: connection, clock: clock)
  private var messages: [AppMessage] = []

  @Test("tell of the connection and of the news, as long as they are wanted")
  func streams() async {
    await follow([.connection, .news])
    connection.stateChanges.send(.offline)
    connection.serverEvents.send(.contactsChanged)
    await MainActor.settle()
    #expect(
      messages == [
        .connectionChanged(.online), .connectionChanged(.offline), .news(.contactsChanged),
      ])

    await follow([])
    connection.stateChanges.send(.online)
    await MainActor.settle()
    #expect(messages.count == 3)
  }

  @Test("tell that a search was left alone for a while")
  func delay() async {
    await follow([.searchDelay(edit: 1, session: "s")])
    await clock.advance(by: 0.2)
    await follow([.searchDelay(edit: 2, session: "s")])
    await clock.advance(by: 0.2)
    #expect(messages.isEmpty)
    await clock.advance(by: 0.1)
    #expect(messages == [.home(.contacts(.searchDelayPassed(edit: 2)), session: "s")])
  }

  @Test("wait for nothing when they are not wanted any more")
  func endOfDelay() async {
    await follow([.searchDelay(edit: 1, session: "s")])
    #expect(clock.sleeperCount == 1)
    await follow([])
    #expect(clock.sleeperCount == 0)
  }

  private func follow(_ wanted: [Subscription]) async {
    runner.follow(wanted) { [weak self] in self?.messages.append($0) }
    await MainActor.settle()
  }
}
