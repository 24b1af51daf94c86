import MessengerWire
import Testing

@testable import MVP

@Suite("The model of the account") @MainActor
struct AccountModelTests {
  private let session = FakeSessionSync()

  @Test("has models as long as somebody is signed in, and says when that changes")
  func life() {
    let account = makeModel()
    let watcher = Watcher()
    account.observe(by: watcher) { $0.seen.append(account.threads != nil) }
    session.state = .signedIn(.ada)
    let threads = account.threads
    session.state = .signedIn(Account(name: "Countess", handle: "ada", mayBuy: true))
    #expect(account.threads === threads)
    session.state = .signedOut(hasExpired: true)

    #expect(watcher.seen == [true, false])
  }

  @Test("has models at once if a session is there from the beginning")
  func resumed() {
    session.state = .signedIn(.ada)

    #expect(makeModel().threads != nil)
  }

  private func makeModel() -> AccountModel {
    let account = AccountModel(session: session) { _, _ in
      AccountModels(
        contacts: FakeContacts(), threads: FakeThreads(), messages: FakeMessages(),
        outbox: FakeOutbox(), drafts: FakeDrafts(), stickers: FakeStickers(),
        synchronizer: Watcher())
    }
    account.start()
    return account
  }
}

@MainActor
private final class Watcher {
  var seen: [Bool] = []
}

/// A session that begins and ends when a test says so.
@MainActor
private final class FakeSessionSync: SessionSyncInterface, ObserverKeeping {
  let observers = Observers()
  var state = SessionState.signedOut(hasExpired: false) { didSet { observers.notify() } }
  let server: (any SessionServerInterface)? = FakeSessionServer()

  func signIn(username: String, password: String) async throws(Failure) {}
  func rename(to name: String) async throws(Failure) {}
  func signOut() {}
  func resume() async {}
  func expire() {}
}

@MainActor
private final class FakeSessionServer: SessionServerInterface {
  let isOver = false
  let isAttached = true

  func detach() {}
  func ask(_ request: ClientRequest) async throws(Failure) -> ServerReply { .done }
}
