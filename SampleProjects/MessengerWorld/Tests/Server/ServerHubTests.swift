import MessengerServer
import MessengerWire
import Testing

@Suite @MainActor
struct ServerHubTests {
  private let hub = ServerHub()

  @Test func bringsEventsToTheirConnections() {
    var adas: [ServerEvent] = []
    var graces: [ServerEvent] = []
    let ada = hub.open { adas.append($0) }
    let grace = hub.open { graces.append($0) }
    _ = hub.handle(.signIn(username: "ada", password: "lovelace"), from: ada)
    _ = hub.handle(.signIn(username: "grace", password: "hopper"), from: grace)
    guard case .thread(let thread) = hub.handle(.openThread(with: "grace"), from: ada) else {
      Issue.record("There is no thread")
      return
    }
    #expect(adas.isEmpty)
    #expect(graces.count == 1)

    hub.close(grace)
    _ = hub.handle(.send(thread: thread.id, text: "Hello", key: "1"), from: ada)
    #expect(graces.count == 1)
    #expect(hub.handle(.threads, from: grace) == .refused(.sessionExpired))
  }

  @Test func keepsSessionsForOtherConnections() {
    let first = hub.open { _ in }
    let reply = hub.handle(.signIn(username: "ada", password: "lovelace"), from: first)
    hub.close(first)
    let second = hub.open { _ in }
    #expect(second != first)
    #expect(hub.handle(.resume(token: "session-1"), from: second) == reply)
  }
}
