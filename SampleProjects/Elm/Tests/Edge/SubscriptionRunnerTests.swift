import MessengerHost
import MessengerWire
import Testing

@testable import Elm

@Suite("The edge's subscriptions") @MainActor
final class SubscriptionRunnerTests {
  private let connection = FakeConnection()
  private let clock = ManualClock()
  private lazy var runner = SubscriptionRunner<String>(connection: connection, clock: clock)
  private var messages: [String] = []

  @Test("tell of the connection and of the news, as long as they are wanted")
  func streams() async {
    await follow([.connection { "\($0)" }, .news { "\($0)" }])
    connection.stateChanges.send(.offline)
    connection.serverEvents.send(.contactsChanged)
    await MainActor.settle()
    #expect(messages == ["online", "offline", "contactsChanged"])

    await follow([])
    connection.stateChanges.send(.online)
    await MainActor.settle()
    #expect(messages.count == 3)
  }

  @Test("tell that the time has passed that they say, which begins anew with another name")
  func delay() async {
    await follow([.delay(seconds: 3, name: "a", "a passed")])
    await clock.advance(by: 2)
    await follow([.delay(seconds: 3, name: "b", "b passed")])
    await clock.advance(by: 2)
    #expect(messages.isEmpty)
    await clock.advance(by: 1)
    #expect(messages == ["b passed"])
  }

  @Test("go on while they are wanted, and tell once")
  func goesOn() async {
    await follow([.delay(seconds: 3, name: "a", "a passed")])
    await clock.advance(by: 2)
    await follow([.delay(seconds: 3, name: "a", "a passed")])
    await clock.advance(by: 1)
    await clock.advance(by: 3)
    #expect(messages == ["a passed"])
  }

  @Test("become the messages that are wanted last, while what is listened to is the same")
  func newestMessage() async {
    await follow([.news { "old \($0)" }, .delay(seconds: 3, name: "a", "old delay")])
    await clock.advance(by: 2)
    await follow([.news { "new \($0)" }, .delay(seconds: 3, name: "a", "new delay")])
    connection.serverEvents.send(.contactsChanged)
    await MainActor.settle()
    await clock.advance(by: 1)
    #expect(messages == ["new contactsChanged", "new delay"])
  }

  @Test("reach all who want to hear of the same")
  func all() async {
    await follow([.news { "one \($0)" }, .news { "other \($0)" }])
    connection.serverEvents.send(.contactsChanged)
    await MainActor.settle()
    #expect(messages == ["one contactsChanged", "other contactsChanged"])
  }

  @Test("wait for nothing when they are not wanted any more")
  func endOfDelay() async {
    await follow([.delay(seconds: 3, name: "a", "a passed")])
    #expect(clock.sleeperCount == 1)
    await follow([])
    #expect(clock.sleeperCount == 0)
  }

  private func follow(_ wanted: [Subscription<String>]) async {
    runner.follow(wanted) { [weak self] in self?.messages.append($0) }
    await MainActor.settle()
  }
}
