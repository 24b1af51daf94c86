import MessengerTexts
import Testing

@testable import VIPER

@Suite("The rows of a thread") @MainActor
struct ThreadPresenterTests {
  private let view = ThreadViewSpy()
  private let presenter: ThreadPresenter

  init() {
    presenter = ThreadPresenter(
      interactor: ThreadInteractorDummy(), wireframe: RoutingThreadWireframe(router: RouterSpy()),
      texts: Texts(in: .english))
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
    #expect(presenter.row(at: 0).mayRetry == (delivery == .failed))
  }

  @Test("are not left without a question")
  func leave() {
    show(["1"])
    presenter.didTapLeave()
    #expect(view.questions == ["Leave Engines?"])
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
  private(set) var questions: [String] = []

  func show(_ heading: ThreadHeading) {}
  func show(_ status: ListStatus, change: ThreadChange) { changes.append(change) }
  func show(draft: String) {}
  func show(maySend: Bool) {}
  func show(error: String?) {}
  func show(network: String) {}
  func askToLeave(_ question: String) { questions.append(question) }
}
