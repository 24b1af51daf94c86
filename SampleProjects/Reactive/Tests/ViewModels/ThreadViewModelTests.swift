import Testing

@testable import Reactive

@Suite("Thread") @MainActor
struct ThreadViewModelTests {
  private let isOnScreen = Source<Bool>()
  private let text = Source<String>()
  private let send = Source<Void>()
  private let older = Source<Void>()
  private let retried = Source<Int>()
  private let leave = Source<Void>()
  private let inboxes = Source<Inbox>()

  private var model: ThreadViewModel {
    ThreadViewModel(
      ThreadViewModel.Inputs(
        isOnScreen: isOnScreen.signal, text: text.signal.starting(with: ""), send: send.signal,
        older: older.signal, reload: .never, retried: retried.signal, leave: leave.signal),
      thread: "1", inbox: inboxes.signal, statuses: .never, texts: texts
    ) { _ in .just(.failure(.noConnection)) }
  }

  @Test func isOpenWhileItIsOnTheScreen() {
    let commands = Recorder(model.commands)
    isOnScreen.send(true)
    isOnScreen.send(false)
    #expect(commands.values == [.open(thread: "1"), .close(thread: "1")])
  }

  @Test func keepsWhatIsTypedAsTheDraft() {
    let commands = Recorder(model.commands)
    text.send("H")
    text.send("Hi")
    #expect(
      commands.values == [.write(draft: "H", thread: "1"), .write(draft: "Hi", thread: "1")])
  }

  @Test func sendsWhatIsTypedAndEmptiesTheField() {
    let model = model
    let commands = Recorder(model.commands)
    let texts = Recorder(model.newText)
    text.send("Hi")
    send.send(())
    #expect(commands.values.last == .send(text: "Hi", thread: "1"))
    #expect(texts.values == [""])
  }

  @Test func sendsNoBlanks() {
    let model = model
    let commands = Recorder(model.commands)
    let isEnabled = Recorder(model.isSendEnabled)
    text.send("  ")
    send.send(())
    #expect(commands.values == [.write(draft: "  ", thread: "1")])
    #expect(isEnabled.values == [false, false])
  }

  @Test func beginsWithTheDraftAndIsNotDisturbedByWhatBecomesOfIt() {
    let texts = Recorder(model.newText)
    inboxes.send(inbox(loaded(thread()), .wrote(draft: "Hi", thread: "1")))
    inboxes.send(inbox(loaded(thread()), .wrote(draft: "Hi there", thread: "1")))
    #expect(texts.values == ["Hi"])
  }

  @Test func showsWhatWaitsAndHasFailedAfterWhatTheServerHas() {
    let contents = Recorder(model.content)
    inboxes.send(
      inbox(
        loaded(thread(last: 1)), .page(PageRequest(thread: "1"), .success([message(1)])),
        .sent(OutgoingMessage(key: "a", thread: "1", text: "A")),
        .sent(OutgoingMessage(key: "b", thread: "1", text: "B")), .refused(key: "a")))
    let rows = contents.values.last?.list.rows
    #expect(rows?.map(\.text) == ["1", "A", "B"])
    #expect(rows?.map(\.status) == [nil, "Failed", "Sending…"])
    #expect(rows?.map(\.sender) == ["Grace", nil, nil])
  }

  @Test func triesTheMessageOfTheRowAgain() {
    let commands = Recorder(model.commands)
    inboxes.send(
      inbox(
        loaded(thread(last: 1)), .page(PageRequest(thread: "1"), .success([message(1)])),
        .sent(OutgoingMessage(key: "a", thread: "1", text: "A")), .refused(key: "a")))
    retried.send(1)
    #expect(commands.values == [.retry(key: "a")])
  }

  @Test func saysWhyTheGroupIsNotLeft() {
    let contents = Recorder(model.content)
    inboxes.send(inbox(loaded(thread())))
    leave.send(())
    #expect(contents.values.last?.list.problem == "No connection. Try again.")
    #expect(contents.values.last?.list.canRetry == false)
    inboxes.send(inbox(loaded(thread()), .opened(thread: "1"), .received(message(1), thread: "1")))
    #expect(contents.values.last?.list.problem == "No connection. Try again.")
  }

  @Test func isGoneWithItsThread() {
    var count = 0
    let subscription = model.isGone.subscribe { count += 1 }
    inboxes.send(inbox(loaded(thread())))
    #expect(count == 0)
    inboxes.send(inbox(loaded()))
    #expect(count == 1)
    withExtendedLifetime(subscription) {}
  }
}
