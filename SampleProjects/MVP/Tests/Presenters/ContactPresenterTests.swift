import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of a contact") @MainActor
struct ContactPresenterTests {
  private let contacts = FakeContacts()
  private let threads = FakeThreads()
  private let navigation = FakeNavigation()
  private let view = FakeView()

  @Test("deletes the contact when the user means it")
  func deletes() async {
    let presenter = makePresenter()
    presenter.delete()
    await MainActor.settle()
    #expect(
      view.question == Question(title: "Delete Grace?", answer: "Delete", cancel: "Cancel"))
    #expect(contacts.deleted.isEmpty)
    presenter.deletionConfirmed()
    await MainActor.settle()

    #expect(contacts.deleted == ["grace"])
    #expect(navigation.steps == ["contacts"])
  }

  @Test("opens its thread once, however often it is asked meanwhile")
  func opens() async {
    let presenter = makePresenter()
    presenter.writeMessage()
    presenter.writeMessage()
    await MainActor.settle()

    #expect(threads.opened == ["grace"])
    #expect(navigation.steps == ["thread with grace"])
  }

  @Test("says what goes wrong until the next attempt")
  func fails() async {
    let presenter = makePresenter()
    threads.failure = .noConnection
    presenter.writeMessage()
    await MainActor.settle()
    #expect(view.error == "No connection. Try again.")
    presenter.deletionConfirmed()

    #expect(view.error == nil)
  }

  @Test("says what stands on the screen")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == ContactLabels(message: "Message", delete: "Delete"))
  }

  private func makePresenter() -> ContactPresenter {
    let presenter = ContactPresenter(
      contact: .grace, contacts: contacts, threads: threads, navigation: navigation,
      texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: ContactViewInterface {
  private(set) var labels: ContactLabels?
  private(set) var error: String?
  private(set) var question: Question?

  func showLabels(_ labels: ContactLabels) { self.labels = labels }
  func showError(_ text: String?) { error = text }
  func showContact(_ row: ContactRow) {}
  func confirmDeletion(_ question: Question) { self.question = question }
}
