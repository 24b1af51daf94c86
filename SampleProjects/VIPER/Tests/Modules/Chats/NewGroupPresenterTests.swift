import MessengerTexts
import Testing

@testable import VIPER

@Suite("What a new group's screen says") @MainActor
struct NewGroupPresenterTests {
  private let view = NewGroupViewSpy()
  private let wireframe = NewGroupWireframeSpy()
  private let presenter: NewGroupPresenter

  init() {
    presenter = NewGroupPresenter(
      interactor: NewGroupInteractorDummy(), wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
  }

  @Test("is who is chosen")
  func rows() {
    presenter.candidatesDidChange([
      CandidateResponse(name: "Alan", handle: "alan", isChosen: false),
      CandidateResponse(name: "Grace", handle: "grace", isChosen: true),
    ])
    #expect(presenter.row(at: 0) == CandidateRow(name: "Alan", mark: nil))
    #expect(presenter.row(at: 1) == CandidateRow(name: "Grace", mark: "✓"))
    #expect(view.emptyTexts == [nil])
  }

  @Test("is that there are no contacts, if that is known")
  func empty() {
    presenter.candidatesDidChange(nil)
    presenter.candidatesDidChange([])
    #expect(view.emptyTexts == [nil, "No contacts yet."])
  }

  @Test("is why the group is not made, and is the thread's if it is")
  func create() {
    presenter.creationDidStart()
    presenter.creationDidFail(.noConnection)
    #expect(view.errors == [nil, "No connection. Try again."])
    #expect(wireframe.threads.isEmpty)
    presenter.groupWasCreated("7")
    #expect(wireframe.threads == ["7"])
  }
}

private struct NewGroupInteractorDummy: NewGroupInteractorInput {
  func start() {}
  func setName(_ name: String) {}
  func toggle(_ handle: String) {}
  func create() {}
}

@MainActor
private final class NewGroupViewSpy: NewGroupViewInterface {
  private(set) var emptyTexts: [String?] = []
  private(set) var errors: [String?] = []

  func showRows(emptyText: String?) { emptyTexts.append(emptyText) }
  func show(mayCreate: Bool) {}
  func show(isBusy: Bool) {}
  func show(error: String?) { errors.append(error) }
}

@MainActor
private final class NewGroupWireframeSpy: NewGroupWireframe {
  private(set) var threads: [String] = []

  func showThread(_ id: String) { threads.append(id) }
}
