import MessengerHost

@testable import MVP

/// The models that presenters are tested with: what they hold is set, what they are asked is noted.
@MainActor
final class FakeSession: SessionModelInterface, ObserverKeeping {
  let observers = Observers()
  var state: SessionState { didSet { observers.notify() } }
  var failure: Failure?
  private(set) var signIns: [String] = []
  private(set) var names: [String] = []
  private(set) var signOuts = 0

  init(_ state: SessionState = .signedIn(.ada)) {
    self.state = state
  }

  func signIn(username: String, password: String) async throws(Failure) {
    signIns.append("\(username)/\(password)")
    if let failure { throw failure }
  }

  func rename(to name: String) async throws(Failure) {
    names.append(name)
    if let failure { throw failure }
    state = .signedIn(Account(name: name, handle: "ada", mayBuy: true))
  }

  func signOut() {
    signOuts += 1
  }
}

@MainActor
final class FakeConnection: ConnectionModelInterface, ObserverKeeping {
  let observers = Observers()
  var status = ConnectionStatus.online { didSet { observers.notify() } }
}

@MainActor
final class FakeContacts: ContactsModelInterface, ObserverKeeping {
  let observers = Observers()
  var contacts: Loadable<[Contact]> { didSet { observers.notify() } }
  var failure: Failure?
  private(set) var added: [Contact] = []
  private(set) var deleted: [String] = []
  private(set) var reloads = 0

  init(_ contacts: Loadable<[Contact]> = .loaded([.alan, .grace])) {
    self.contacts = contacts
  }

  func reload() async {
    reloads += 1
  }

  func add(name: String, handle: Handle) async throws(Failure) {
    added.append(Contact(name: name, handle: handle.text))
    if let failure { throw failure }
  }

  func delete(handle: String) async throws(Failure) {
    deleted.append(handle)
    if let failure { throw failure }
  }
}

@MainActor
final class FakePreferences: PreferencesModelInterface, ObserverKeeping {
  let observers = Observers()
  var preferences = Preferences(language: .english) { didSet { observers.notify() } }
}

@MainActor
final class FakeStickers: StickersModelInterface, ObserverKeeping {
  let observers = Observers()
  var packs: Loadable<[StickerPack]>
  var failure: Failure?
  var mayBuy = true
  private(set) var cards: [String] = []
  private(set) var reloads = 0

  init(_ packs: Loadable<[StickerPack]> = .loaded([.cats])) {
    self.packs = packs
  }

  func reload() async {
    reloads += 1
  }

  func buy(_ pack: String, card: CardNumber) async throws(Failure) -> Receipt {
    cards.append(card.digits)
    if let failure { throw failure }
    return Receipt(number: 1, amount: 199, cardEnding: "4242")
  }
}

@MainActor
final class FakeAccount: AccountModelInterface, ObserverKeeping {
  let observers = Observers()
  var threads: (any ThreadsModelInterface)? { didSet { observers.notify() } }
}

/// A timer whose waits end when a test says so.
@MainActor
final class FakeTimer: TimerInterface {
  private let clock = ManualClock()

  func wait(seconds: Double) async throws(CancellationError) {
    try await clock.sleep(for: seconds)
  }

  func advance(by seconds: Double) async {
    await clock.advance(by: seconds)
  }
}
