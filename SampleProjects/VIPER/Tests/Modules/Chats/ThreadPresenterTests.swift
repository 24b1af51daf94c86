import MessengerTexts
import Testing

@testable import VIPER

@Suite("The rows of a thread") @MainActor
struct ThreadPresenterTests {
  private let view = ThreadViewSpy()
  private let wireframe = ThreadWireframeSpy()
  private let presenter: ThreadPresenter

  init() {
    presenter = ThreadPresenter(
      interactor: ThreadInteractorDummy(), wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
  }

  private func show(_ keys: [String], _ delivery: MessageResponse.Delivery? = nil) {
    let messages = keys.map {
      MessageResponse(key: $0, text: $0, senderName: nil, delivery: delivery)
    }
    presenter.threadDidChange(
      ThreadResponse(name: "Engines", mayLeave: true, hasOlder: false, messages: .loaded(messages)))
  }

  @Test("are followed to a new one at the end")
  func newest() {
    show(["1", "2"])
    show(["1", "2", "3"])
    #expect(view.changes == [.newest, .newest])
  }

  @Test("stay where they are when older ones come before them")
  func older() {
    show(["3", "4"])
    show(["1", "2", "3", "4"])
    #expect(view.changes.last == .older(2))
  }

  @Test("stay where they are when only what is said about one changes")
  func status() {
    show(["1"], .sending)
    show(["1"], .sent)
    #expect(view.changes.last == .inPlace)
    #expect(presenter.row(at: 0).status == "Sent")
  }

  @Test(
    "offer another attempt only after a failure",
    arguments: [MessageResponse.Delivery?.none, .sending, .sent, .failed])
  func retry(delivery: MessageResponse.Delivery?) {
    show(["1"], delivery)
    #expect(presenter.row(at: 0).retry == (delivery == .failed ? "Try again" : nil))
  }

  @Test("are not left without a question")
  func leave() {
    show(["1"])
    presenter.didTapLeave()
    #expect(
      view.questions == [
        Question(title: "Leave Engines?", confirmation: "Leave", cancellation: "Cancel")
      ])
  }

  @Test("are closed when they are gone, and not before")
  func gone() {
    presenter.leavingDidStart()
    #expect(wireframe.closeCount == 0)
    presenter.threadIsGone()
    #expect(wireframe.closeCount == 1)
  }

  @Test("say why leaving has failed, unless there is nothing to read either")
  func problems() {
    show(["1"])
    presenter.leavingDidFail(.noConnection)
    #expect(view.notices.last == ListNotice(error: "No connection. Try again."))
    presenter.threadDidChange(
      ThreadResponse(name: "Engines", mayLeave: true, hasOlder: false, messages: .failed))
    #expect(view.notices.last == ListNotice(error: "Could not load.", mayRetry: true))
    show(["1"])
    #expect(view.notices.last == ListNotice(error: "No connection. Try again."))
    presenter.leavingDidStart()
    #expect(view.notices.last == ListNotice())
  }
}

@MainActor
private final class ThreadInteractorDummy: ThreadInteractorInput {
  func start() {}
  func open() {}
  func close() {}
  func reload() {}
  func loadOlder() {}
  func saveDraft(_ text: String) {}
  func send() {}
  func retry(_ key: String) {}
  func leave() {}
}

@MainActor
private final class ThreadViewSpy: ThreadViewInterface {
  private(set) var changes: [ThreadChange] = []
  private(set) var notices: [ListNotice] = []
  private(set) var questions: [Question] = []

  func show(_ heading: ThreadHeading) {}
  func showRows(_ change: ThreadChange, _ notice: ListNotice) {
    changes.append(change)
    notices.append(notice)
  }
  func show(_ notice: ListNotice) { notices.append(notice) }
  func show(draft: String) {}
  func show(maySend: Bool) {}
  func show(network: String) {}
  func askToLeave(_ question: Question) { questions.append(question) }
}

@MainActor
private final class ThreadWireframeSpy: ThreadWireframe {
  private(set) var closeCount = 0

  func close() { closeCount += 1 }
}
