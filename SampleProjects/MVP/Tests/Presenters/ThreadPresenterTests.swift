import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of a thread") @MainActor
struct ThreadPresenterTests {
  private let threads = FakeThreads()
  private let messages = FakeMessages()
  private let outbox = FakeOutbox()
  private let drafts = FakeDrafts("Dear")
  private let navigation = FakeNavigation()
  private let view = FakeThreadView()

  @Test("shows the draft, and that it can be sent")
  func draft() {
    _ = makePresenter()

    #expect(view.input == "Dear")
    #expect(view.isSendingEnabled)
  }

  @Test("keeps what is typed as the draft, which cannot be sent while it is blank")
  func typing() {
    let presenter = makePresenter()
    presenter.edit("  ")
    #expect(!view.isSendingEnabled)
    presenter.edit("Hello")

    #expect(view.isSendingEnabled)
    #expect(drafts.draft(in: "1") == "Hello")
  }

  @Test("sends a text without the blanks around it, and empties the field")
  func sends() {
    let presenter = makePresenter()
    presenter.send("  Hello ")

    #expect(drafts.sent == ["Hello"])
    #expect(view.input == "")
    #expect(!view.isSendingEnabled)
    #expect(view.position == .newest)
  }

  @Test("sends no blanks")
  func blank() {
    let presenter = makePresenter()
    presenter.send("   ")

    #expect(drafts.sent.isEmpty)
    #expect(view.input == "Dear")
  }

  @Test("reads the thread while it can be seen")
  func reads() async {
    let presenter = makePresenter()
    threads.threads = .loaded([.engines])
    #expect(threads.read.isEmpty)
    presenter.viewDidAppear()
    await MainActor.settle()
    #expect(threads.read == ["1"])
    #expect(messages.loads == 1)
    threads.threads = .loaded([.engines])
    #expect(threads.read == ["1", "1"])
    presenter.viewWillDisappear()
    threads.threads = .loaded([.engines])

    #expect(threads.read == ["1", "1"])
  }

  @Test("sends the failed message of the row once more")
  func retries() {
    messages.history = .loaded(History([.number(1), .number(2)]))
    outbox.outgoing = [OutgoingMessage(key: "failed", thread: "1", text: "3", hasFailed: true)]
    makePresenter().retry(row: 2)

    #expect(outbox.retried == ["failed"])
  }

  @Test("goes back to the chats when the thread is gone")
  func gone() {
    let presenter = makePresenter()
    presenter.leave()
    #expect(navigation.steps.isEmpty)
    #expect(view.question != nil)
    threads.threads = .loaded([])

    #expect(navigation.steps == ["chats"])
    #expect(view.question == nil)
    withExtendedLifetime(presenter) {}
  }

  @Test("leaves a group when the user means it, and says if that fails")
  func leaves() async {
    let presenter = makePresenter()
    presenter.leave()
    await MainActor.settle()
    #expect(view.question == Question(title: "Leave Engines?", answer: "Leave", cancel: "Cancel"))
    #expect(threads.left.isEmpty)

    threads.failure = .refused
    presenter.leavingConfirmed()
    #expect(!view.isLeavingEnabled)
    await MainActor.settle()
    #expect(threads.left == ["1"])
    #expect(view.isLeavingEnabled)
    #expect(view.content.error == "Something went wrong. Try again later.")
  }

  @Test("says what went wrong with leaving rather than with loading")
  func leavesUnloaded() async {
    messages.history = .failed
    threads.failure = .noConnection
    let presenter = makePresenter()
    #expect(view.content == ListContent(error: "Could not load.", retryTitle: "Try again"))
    presenter.leavingConfirmed()
    await MainActor.settle()

    #expect(view.content == ListContent(error: "No connection. Try again."))
  }

  @Test("says what stands on the screen")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == ThreadLabels(
          leave: "Leave group", older: "Earlier messages", input: "Message", send: "Send"))
  }

  private func makePresenter() -> ThreadPresenter {
    let presenter = ThreadPresenter(
      thread: "1",
      models: ThreadPresenter.Models(
        threads: threads, messages: messages, outbox: outbox, drafts: drafts,
        session: FakeSession(), connection: FakeConnection()),
      navigation: navigation, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}
