import Testing

@testable import Reactive

@Suite("Thread") @MainActor
struct ThreadViewModelTests {
  private let isOnScreen = Subject<Bool>()
  private let text = Subject<String>()
  private let send = Subject<Void>()
  private let reload = Subject<Void>()
  private let retried = Subject<Int>()
  private let leave = Subject<Void>()
  private let confirmed = Subject<Void>()
  private let inboxes = Subject<Inbox>()

  private var model: ThreadViewModel {
    ThreadViewModel(
      ThreadViewModel.Inputs(
        isOnScreen: isOnScreen.observable, text: text.observable, send: send.observable,
        older: .never, reload: reload.observable, retried: retried.observable,
        leave: leave.observable, confirmed: confirmed.observable),
      thread: "1", inbox: inboxes.observable.shareLatest(), statuses: .never,
      texts: .just(texts)
    ) { _ in .just(.failure(.noConnection)) }
  }

  private func type(_ draft: String) {
    inboxes.onNext(inbox(loaded(thread()), .wrote(draft: draft, thread: "1")))
  }

  @Test func isBeingReadWhileItIsOnTheScreen() {
    let commands = Recorder(model.commands)
    isOnScreen.onNext(true)
    isOnScreen.onNext(false)
    #expect(commands.values == [.beginReading(thread: "1"), .endReading(thread: "1")])
  }

  @Test func loadsTheNewestMessagesAgain() {
    let commands = Recorder(model.commands)
    reload.onNext(())
    #expect(commands.values == [.loadNewest(thread: "1")])
  }

  @Test func keepsWhatIsTypedAsTheDraft() {
    let commands = Recorder(model.commands)
    text.onNext("H")
    text.onNext("Hi")
    #expect(
      commands.values == [.write(draft: "H", thread: "1"), .write(draft: "Hi", thread: "1")])
  }

  @Test func sendsTheDraft() throws {
    let commands = Recorder(model.commands)
    type(" Hi ")
    send.onNext(())
    #expect(commands.values == [.send(try #require(MessageText(typed: "Hi")), thread: "1")])
  }

  @Test func sendsNoBlanks() {
    let model = model
    let commands = Recorder(model.commands)
    let isEnabled = Recorder(model.isSendEnabled)
    type("  ")
    send.onNext(())
    #expect(commands.values.isEmpty)
    #expect(isEnabled.values == [false])
  }

  @Test func showsTheDraftUntilItIsSent() {
    let drafts = Recorder(model.text)
    type("Hi")
    inboxes.onNext(
      inbox(loaded(thread()), .wrote(draft: "Hi", thread: "1"), .beganReading(thread: "1")))
    inboxes.onNext(inbox(loaded(thread())))
    #expect(drafts.values == ["Hi", ""])
  }

  @Test func showsWhatWaitsAndHasFailedAfterWhatTheServerHas() {
    let contents = Recorder(model.content)
    inboxes.onNext(
      inbox(
        loaded(thread(last: 1)), .page(PageRequest(thread: "1"), .success([message(1)])),
        .sent(OutgoingMessage(key: "a", thread: "1", text: "A")),
        .sent(OutgoingMessage(key: "b", thread: "1", text: "B")), .refused(key: "a")))
    let rows = contents.values.last?.list.rows
    #expect(rows?.map(\.text) == ["1", "A", "B"])
    #expect(rows?.map(\.status) == [nil, "Failed", "Sending…"])
    #expect(rows?.map(\.retry) == [nil, "Try again", nil])
    #expect(rows?.map(\.sender) == ["Grace", nil, nil])
  }

  @Test func triesTheMessageOfTheRowAgain() {
    let commands = Recorder(model.commands)
    inboxes.onNext(
      inbox(
        loaded(thread(last: 1)), .page(PageRequest(thread: "1"), .success([message(1)])),
        .sent(OutgoingMessage(key: "a", thread: "1", text: "A")), .refused(key: "a")))
    retried.onNext(1)
    #expect(commands.values == [.retry(key: "a")])
  }

  @Test func asksBeforeTheGroupIsLeft() {
    let model = model
    let questions = Recorder(model.question)
    let contents = Recorder(model.content)
    inboxes.onNext(inbox(loaded(thread(isGroup: true))))
    confirmed.onNext(())
    leave.onNext(())
    #expect(questions.values.map(\.title) == ["Leave Grace?"])
    #expect(questions.values.first?.yes == "Leave")
    #expect(contents.values.last?.list.problem == nil)
    confirmed.onNext(())
    #expect(contents.values.last?.list.problem == "No connection. Try again.")
    #expect(contents.values.last?.list.retry == nil)
  }

  @Test func offersToLeaveOnlyAGroup() {
    let model = model
    let (canLeave, questions) = (Recorder(model.canLeave), Recorder(model.question))
    inboxes.onNext(inbox(loaded(thread())))
    leave.onNext(())
    #expect(canLeave.values == [false])
    #expect(questions.values.isEmpty)
    inboxes.onNext(inbox(loaded(thread(isGroup: true))))
    #expect(canLeave.values == [false, true])
  }

  @Test func keepsSayingWhyTheGroupIsNotLeft() {
    let contents = Recorder(model.content)
    inboxes.onNext(inbox(loaded(thread(isGroup: true))))
    leave.onNext(())
    confirmed.onNext(())
    inboxes.onNext(
      inbox(
        loaded(thread(isGroup: true)), .beganReading(thread: "1"),
        .received(message(1), thread: "1")))
    #expect(contents.values.last?.list.problem == "No connection. Try again.")
  }

  @Test func isGoneWithItsThread() {
    var count = 0
    let subscription = model.isGone.subscribe { count += 1 }
    inboxes.onNext(inbox(loaded(thread())))
    #expect(count == 0)
    inboxes.onNext(inbox(loaded()))
    #expect(count == 1)
    withExtendedLifetime(subscription) {}
  }
}
