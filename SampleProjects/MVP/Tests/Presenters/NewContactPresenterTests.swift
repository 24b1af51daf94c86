import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of a new contact") @MainActor
struct NewContactPresenterTests {
  private let contacts = FakeContacts()
  private let navigation = FakeNavigation()
  private let view = FakeView()

  @Test("leaves out the blanks, and the @ before the handle")
  func trims() async {
    let presenter = makePresenter()
    presenter.save(name: " Grace ", handle: " @grace ")
    await MainActor.settle()

    #expect(contacts.added == [.grace])
    #expect(navigation.steps == ["contacts"])
  }

  @Test("tells what is missing, and asks nobody", arguments: ["", " ", "@"])
  func missing(handle: String) async {
    let presenter = makePresenter()
    presenter.save(name: " ", handle: "grace")
    #expect(view.error == "Enter a name.")
    presenter.save(name: "Grace", handle: handle)
    #expect(view.error == "Enter a handle.")
    await MainActor.settle()

    #expect(contacts.added.isEmpty)
  }

  @Test(
    "says in plain words why it is not saved",
    arguments: [
      (Failure.ownHandle, "That is you."),
      (.nameTooLong, "This name is too long."),
      (.unknownHandle, "Nobody has this handle."),
      (.handleTaken, "This handle is among your contacts already."),
      (.noConnection, "No connection. Try again."),
      (.refused, "Something went wrong. Try again later."),
    ])
  func explains(failure: Failure, text: String) async {
    let presenter = makePresenter()
    contacts.failure = failure
    presenter.save(name: "Grace", handle: "grace")
    await MainActor.settle()

    #expect(view.error == text)
    #expect(!view.isBusy)
    #expect(navigation.steps.isEmpty)
  }

  @Test("leads nowhere if the user has left before the answer")
  func gone() async {
    var presenter: NewContactPresenter? = makePresenter()
    presenter?.save(name: "Grace", handle: "grace")
    presenter = nil
    await MainActor.settle()

    #expect(contacts.added == [.grace])
    #expect(navigation.steps.isEmpty)
  }

  @Test("says what stands on the screen")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == NewContactLabels(title: "New contact", name: "Name", handle: "Handle", save: "Save"))
  }

  private func makePresenter() -> NewContactPresenter {
    let presenter = NewContactPresenter(
      contacts: contacts, navigation: navigation, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: FakeAttemptView, NewContactViewInterface {
  private(set) var labels: NewContactLabels?

  func showLabels(_ labels: NewContactLabels) { self.labels = labels }
}
