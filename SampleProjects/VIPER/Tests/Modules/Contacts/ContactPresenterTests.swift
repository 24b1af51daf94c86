import MessengerTexts
import Testing

@testable import VIPER

@Suite("What a contact's screen says") @MainActor
struct ContactPresenterTests {
  private let interactor = ContactInteractorSpy()
  private let view = ContactViewSpy()
  private let wireframe = ContactWireframeSpy()
  private let presenter: ContactPresenter

  init() {
    presenter = ContactPresenter(
      interactor: interactor, wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
  }

  @Test("is asked before the contact is deleted")
  func delete() {
    presenter.contactIs(name: "Grace", handle: "grace")
    presenter.didTapDelete()
    #expect(
      view.questions == [
        Question(title: "Delete Grace?", confirmation: "Delete", cancellation: "Cancel")
      ])
    #expect(interactor.deletionCount == 0)
    presenter.didConfirmDeletion()
    #expect(interactor.deletionCount == 1)
    presenter.contactWasDeleted()
    #expect(wireframe.ways == ["close"])
  }

  @Test("is why the thread cannot be opened, which it leads to otherwise")
  func open() {
    presenter.openingDidStart()
    presenter.openingDidFail(.noConnection)
    #expect(view.errors == [nil, "No connection. Try again."])
    #expect(wireframe.ways.isEmpty)
    presenter.threadDidOpen("7")
    #expect(wireframe.ways == ["thread 7"])
  }
}

@MainActor
private final class ContactInteractorSpy: ContactInteractorInput {
  private(set) var deletionCount = 0

  func start() {}
  func openThread() {}
  func delete() { deletionCount += 1 }
}

@MainActor
private final class ContactViewSpy: ContactViewInterface {
  private(set) var questions: [Question] = []
  private(set) var errors: [String?] = []

  func show(name: String, handle: String) {}
  func show(error: String?) { errors.append(error) }
  func askToDelete(_ question: Question) { questions.append(question) }
}

@MainActor
private final class ContactWireframeSpy: ContactWireframe {
  private(set) var ways: [String] = []

  func showThread(_ id: String) { ways.append("thread \(id)") }
  func close() { ways.append("close") }
}
