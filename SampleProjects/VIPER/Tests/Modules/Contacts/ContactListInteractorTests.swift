import MessengerHost
import Testing

@testable import VIPER

@Suite("Finding contacts") @MainActor
struct ContactListInteractorTests {
  private let contacts = ContactListFake()
  private let pauses = ContactListPauseFake()
  private let output = ContactListOutputSpy()
  private let interactor: ContactListInteractor
  private let alan = ListedContact(name: "Alan", handle: "alan")
  private let grace = ListedContact(name: "Grace", handle: "grace")

  init() {
    interactor = ContactListInteractor(contacts: contacts, pauses: pauses)
    interactor.output = output
    contacts.contacts = [alan, grace]
    interactor.start()
  }

  private var names: [String] { output.responses.last?.matches.items.map(\.name) ?? [] }

  @Test("waits until the user pauses")
  func pauses() async {
    interactor.search(for: " GR ")
    await pauses.clock.advance(by: ContactListInteractor.pause - 0.1)
    #expect(names == ["Alan", "Grace"])
    await pauses.clock.advance(by: 0.1)
    #expect(names == ["Grace"])
  }

  @Test("searches for the last text only")
  func lastText() async {
    interactor.search(for: "alan")
    await pauses.clock.advance(by: ContactListInteractor.pause / 2)
    interactor.search(for: "grace")
    await pauses.clock.advance(by: ContactListInteractor.pause)
    #expect(output.responses.count == 2)
    #expect(names == ["Grace"])
  }

  @Test("goes on searching when the contacts change")
  func stays() async {
    interactor.search(for: "a")
    await pauses.clock.advance(by: ContactListInteractor.pause)
    contacts.contacts = [grace, ListedContact(name: "Bob", handle: "bob")]
    contacts.observers.notify()
    #expect(names == ["Grace"])
  }

  @Test("tells no matches from no contacts")
  func noMatches() async {
    interactor.search(for: "nobody")
    await pauses.clock.advance(by: ContactListInteractor.pause)
    #expect(output.responses.last?.hasNoMatches == true)
    contacts.contacts = []
    contacts.observers.notify()
    #expect(output.responses.last?.hasNoMatches == false)
  }

  @Test("ends with the screen")
  func ends() async {
    var other: ContactListInteractor? = ContactListInteractor(contacts: contacts, pauses: pauses)
    other?.search(for: "alan")
    await MainActor.settle()
    #expect(pauses.clock.sleeperCount == 1)
    other = nil
    await MainActor.settle()
    #expect(pauses.clock.sleeperCount == 0)
  }
}

@Suite("Contacts that are found") @MainActor
struct FindContactsTests {
  @Test(
    "have the text in their names or handles, ignoring case",
    arguments: [("", 2), ("RAC", 1), ("al9", 1), ("a", 2), ("x", 0)])
  func matches(text: String, count: Int) {
    let contacts = ContactListFake()
    let findContacts = FindContacts(contacts: contacts)
    #expect(findContacts(text) == nil)
    contacts.contacts = [
      ListedContact(name: "Alan", handle: "al9"), ListedContact(name: "Grace", handle: "g"),
    ]
    #expect(findContacts(text)?.count == count)
  }
}

@MainActor
private final class ContactListFake: ContactListService {
  var contacts: [ListedContact]?
  var hasFailed = false
  let observers = Observers()

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func reload() async {}
}

@MainActor
private struct ContactListPauseFake: ContactListPauseService {
  let clock = ManualClock()

  func wait(seconds: Double) async throws(CancellationError) {
    try await clock.sleep(for: seconds)
  }
}

@MainActor
private final class ContactListOutputSpy: ContactListInteractorOutput {
  private(set) var responses: [ContactListResponse] = []

  func contactsDidChange(_ contacts: ContactListResponse) { responses.append(contacts) }
}
