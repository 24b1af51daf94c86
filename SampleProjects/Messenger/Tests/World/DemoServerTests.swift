import Foundation
import MessengerHost
import MessengerNetwork
import MessengerServer
import MessengerWire
import Testing

@testable import Messenger

@Suite @MainActor
final class DemoServerTests {
  private let path = NSTemporaryDirectory() + "/demo-\(UUID().uuidString)"

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  private func open() throws -> ServerHub {
    try DemoServer.open(in: StorageFolder(path), fail: { fatalError("\($0)") })
  }

  private func ask(_ hub: ServerHub, _ requests: ClientRequest...) -> ServerReply? {
    let connection = hub.open { _ in }
    return requests.map { hub.handle($0, from: connection) }.last
  }

  private let signIn = ClientRequest.signIn(username: "ada", password: "lovelace")

  @Test func hasPeopleWhoTalk() throws {
    let hub = try DemoServer.open(in: nil, fail: { fatalError("\($0)") })
    guard case .contacts(let contacts) = ask(hub, signIn, .contacts),
      case .threads(let threads) = ask(hub, signIn, .threads)
    else {
      Issue.record("Ada has no contacts or threads")
      return
    }
    #expect(contacts.map(\.handle) == ["alan", "grace"])
    #expect(threads.map(\.name) == ["Grace Hopper"])
    #expect(threads.map(\.unreadCount) == [1])
    #expect(threads.map { "messenger://thread/\($0.id)" } == [DemoServer.threadLink])
  }

  @Test func isFilledOnceAndKeepsEverything() throws {
    let first = try open()
    #expect(ask(first, signIn, .rename(name: "Countess")) != nil)
    let threads = ask(first, signIn, .threads)
    let second = try open()
    let session = WireSession(token: "session-6", name: "Countess", handle: "ada", role: .member)
    #expect(ask(second, .resume(token: session.token)) == .session(session))
    #expect(ask(second, signIn, .threads) == threads)
  }
}
