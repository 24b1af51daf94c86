import MessengerHost
import Testing

@testable import VIPER

@Suite("Finding contacts") @MainActor
struct ContactListInteractorTests {
  private let service = ContactListServiceFake()
  private let output = ContactListOutputSpy()
  private let interactor: ContactListInteractor

  init() {
    interactor = ContactListInteractor(service: service)
    interactor.output = output
    service.contacts = [.alan, .grace]
    interactor.start()
  }

  private var names: [String] { output.responses.last?.matches.items.map(\.name) ?? [] }

  @Test("waits until the user pauses")
  func pauses() async {
    interactor.search(for: " GR ")
    await service.clock.advance(by: ContactListInteractor.pause - 0.1)
    #expect(names == ["Alan", "Grace"])
    await service.clock.advance(by: 0.1)
    #expect(names == ["Grace"])
  }

  @Test("searches for the last text only")
  func lastText() async {
    interactor.search(for: "alan")
    await service.clock.advance(by: ContactListInteractor.pause / 2)
    interactor.search(for: "grace")
    await service.clock.advance(by: ContactListInteractor.pause)
    #expect(output.responses.count == 2)
    #expect(names == ["Grace"])
  }

  @Test("goes on searching when the contacts change")
  func stays() async {
    interactor.search(for: "a")
    await service.clock.advance(by: ContactListInteractor.pause)
    service.contacts = [.grace, Person(name: "Bob", handle: "bob")]
    service.observers.notify()
    #expect(names == ["Grace"])
  }

  @Test("tells no matches from no contacts")
  func noMatches() async {
    interactor.search(for: "nobody")
    await service.clock.advance(by: ContactListInteractor.pause)
    #expect(output.responses.last?.hasNoMatches == true)
    service.contacts = []
    service.observers.notify()
    #expect(output.responses.last?.hasNoMatches == false)
  }

  @Test("ends with the screen")
  func ends() async {
    var other: ContactListInteractor? = ContactListInteractor(service: service)
    other?.search(for: "alan")
    await MainActor.settle()
    #expect(service.clock.sleeperCount == 1)
    other = nil
    await MainActor.settle()
    #expect(service.clock.sleeperCount == 0)
  }
}

@MainActor
private final class ContactListServiceFake: ContactListService {
  var contacts: [Person]?
  var hasFailed = false
  let observers = Observers()
  let clock = ManualClock()

  func observeContacts<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func reload() async {}

  func wait(seconds: Double) async throws(CancellationError) {
    try await clock.sleep(for: seconds)
  }
}

@MainActor
private final class ContactListOutputSpy: ContactListInteractorOutput {
  private(set) var responses: [ContactListResponse] = []

  func contactsDidChange(_ contacts: ContactListResponse) { responses.append(contacts) }
}
