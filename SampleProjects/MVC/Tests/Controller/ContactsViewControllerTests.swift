import MessengerHost
import MessengerTexts
import MessengerWire
import ScreenKit
import Testing

@testable import MVC

/// Time is the test's own, so a pause takes none.
@Suite @MainActor
struct ContactsViewControllerTests {
  private let model: SignedInModel
  private let clock = ManualClock()
  private let window = ScreenKit.Window()
  private let delegate = ContactsDelegate()

  init() async throws {
    model = try await SignedInModel { request in
      guard case .contacts = request else { return nil }
      return .contacts([
        WirePerson(name: "Grace", handle: "grace"), WirePerson(name: "alan", handle: "alan"),
      ])
    }
    let controller = ContactsViewController(
      contacts: model.account.contacts, clock: clock, texts: Texts(in: .english))
    controller.delegate = delegate
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func name(_ row: Int) -> String? {
    window.visibleView("contacts.\(row).name")?.accessibilityValue
  }

  private func search(_ text: String) async throws {
    try window.enter(text, into: "contacts.search")
    await MainActor.settle()
  }

  @Test func searchesAfterAPause() async throws {
    try await search("GRA")
    await clock.advance(by: 0.2)
    #expect(name(0) == "alan")
    await clock.advance(by: 0.1)
    #expect(name(0) == "Grace")
    #expect(name(1) == nil)
  }

  @Test func searchesForTheLastTextOnly() async throws {
    try await search("gra")
    await clock.advance(by: 0.2)
    try await search("nobody")
    await clock.advance(by: 0.2)
    #expect(name(0) == "alan")
    await clock.advance(by: 0.1)
    #expect(window.visibleView("contacts.noMatches") != nil)
  }

  @Test func doesNotWaitWhenNobodySearchesAnyMore() async throws {
    try await search("gra")
    #expect(clock.sleeperCount == 1)
    window.rootViewController = nil
    await MainActor.settle()
    #expect(clock.sleeperCount == 0)
  }

  @Test func reportsWhomTheUserWantsToSee() throws {
    try window.tap("contacts.1")
    #expect(delegate.events == ["grace"])
  }
}

/// Keeps what the list reports.
private final class ContactsDelegate: ContactsViewControllerDelegate {
  private(set) var events: [String] = []

  func contactsViewController(_ controller: ContactsViewController, didSelect contact: Contact) {
    events.append(contact.handle)
  }

  func contactsViewControllerDidAskForNewContact(_ controller: ContactsViewController) {
    events.append("new")
  }
}
