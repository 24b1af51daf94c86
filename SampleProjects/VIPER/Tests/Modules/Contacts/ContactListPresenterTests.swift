import MessengerTexts
import Testing

@testable import VIPER

@Suite("The rows of the contacts") @MainActor
struct ContactListPresenterTests {
  private let view = ContactListViewSpy()
  private let wireframe = ContactListWireframeSpy()
  private let presenter: ContactListPresenter

  init() {
    presenter = ContactListPresenter(
      interactor: ContactListInteractorDummy(), wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
  }

  private func show(_ matches: [ContactListResponse.Contact], hasNoMatches: Bool = false) {
    presenter.contactsDidChange(
      ContactListResponse(matches: .loaded(matches), hasNoMatches: hasNoMatches))
  }

  @Test("show a handle as one, and lead to the contact, and a button to a new one")
  func rows() {
    show([ContactListResponse.Contact(name: "Grace", handle: "grace")])
    #expect(presenter.row(at: 0) == ContactRow(name: "Grace", handle: "@grace"))
    presenter.didSelectRow(0)
    presenter.didTapAdd()
    #expect(wireframe.ways == ["contact grace", "new contact"])
  }

  @Test("tell that there are none from that none fits")
  func none() {
    show([])
    show([], hasNoMatches: true)
    #expect(view.notices == [ListNotice(emptyText: "No contacts yet."), ListNotice()])
    #expect(view.noMatches == [nil, "No matches."])
  }
}

private struct ContactListInteractorDummy: ContactListInteractorInput {
  func start() {}
  func search(for text: String) {}
  func reload() {}
}

@MainActor
private final class ContactListViewSpy: ContactListViewInterface {
  private(set) var notices: [ListNotice] = []
  private(set) var noMatches: [String?] = []

  func showRows(_ notice: ListNotice) { notices.append(notice) }
  func show(noMatches text: String?) { noMatches.append(text) }
}

@MainActor
private final class ContactListWireframeSpy: ContactListWireframe {
  private(set) var ways: [String] = []

  func showContact(_ handle: String) { ways.append("contact \(handle)") }
  func showNewContact() { ways.append("new contact") }
}
