import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct ThreadViewModelTests {
  private let conversations = FakeConversationsService(.loaded([Conversation("1", isGroup: true)]))
  private let histories = FakeHistoryService()
  private let outbox = FakeOutboxService()
  private let drafts = FakeDraftsService()
  private let delegate = DelegateSpy()
  private let viewModel: ThreadViewModel
  private let services: ThreadServices

  init() {
    services = ThreadServices(
      conversations: conversations, histories: histories, outbox: outbox, drafts: drafts,
      network: FakeNetworkStatus(), preferences: FakePreferencesService())
    viewModel = ThreadViewModel("1", user: "ada", services: services)
    viewModel.delegate = delegate
  }

  @Test func whatWaitsStandsAfterWhatTheServerHas() {
    outbox.add("Hello", to: "1")
    outbox.add("Elsewhere", to: "2")
    histories.history = .loaded(History([Message(1), Message(2, from: "ada")]))
    #expect(viewModel.rows.map(\.text) == ["1", "2", "Hello"])
    #expect(viewModel.rows.map(\.sender) == ["Grace", nil, nil])
    #expect(viewModel.rows.map(\.status) == [nil, "Sent", "Sending…"])
  }

  @Test func aMessageWhoseReplyIsMissingIsShownOnce() {
    outbox.add("Hello", to: "1")
    histories.history = .loaded(History([Message(1, from: "ada")]))
    #expect(viewModel.rows.map(\.status) == ["Sent"])
  }

  @Test func aMessageOfSomebodyElseWithTheSameKeyIsAnother() {
    outbox.add("Hello", to: "1")
    histories.history = .loaded(History([Message(1, from: "grace")]))
    #expect(viewModel.rows.map(\.status) == [nil, "Sending…"])
  }

  @Test func onlyAFailedMessageCanBeSentOnceMore() {
    outbox.add("Hello", to: "1")
    #expect(viewModel.rows.map(\.retry) == [nil])
    outbox.messages[0].hasFailed = true
    #expect(viewModel.rows.map(\.retry) == [MessageRow.Retry(key: "key 1", title: "Try again")])
    #expect(viewModel.rows.map(\.status) == ["Failed"])
  }

  @Test func onlyARowAtTheEndIsNews() {
    histories.history = .loaded(History([Message(2)]))
    let newest = viewModel.newestRow
    #expect(newest == viewModel.rows.last?.id)
    histories.history = .loaded(History([Message(1), Message(2)]))
    #expect(viewModel.newestRow == newest)
    histories.history = .loaded(History([Message(1), Message(2), Message(3)]))
    #expect(viewModel.newestRow != newest)
  }

  @Test func aMessageThatIsSentIsNoNewsAgain() {
    outbox.add("Hello", to: "1")
    let newest = viewModel.newestRow
    histories.history = .loaded(History([Message(1, from: "ada")]))
    outbox.messages = []
    #expect(viewModel.newestRow == newest)
  }

  @Test func sendsWithoutBlanksAndEmptiesTheField() {
    viewModel.input = " Hello \n"
    viewModel.send()
    #expect(outbox.messages.map(\.text) == ["Hello"])
    #expect(viewModel.input.isEmpty)
  }

  @Test func blanksAreNotSent() {
    viewModel.input = "  "
    #expect(!viewModel.canSend)
    viewModel.send()
    #expect(outbox.messages.isEmpty)
    #expect(viewModel.input == "  ")
  }

  @Test func theFieldIsTheDraft() {
    viewModel.input = "Dear"
    #expect(drafts["1"] == "Dear")
  }

  @Test func isReadWhileItIsOnTheScreen() async {
    viewModel.start()
    conversations.conversations = .loaded([Conversation("1", unread: 1)])
    await MainActor.settle()
    #expect(conversations.read.isEmpty)
    viewModel.isShown = true
    await MainActor.settle()
    #expect(conversations.read == ["1"])
    conversations.conversations = .loaded([Conversation("1", unread: 1)])
    await MainActor.settle()
    #expect(conversations.read == ["1", "1"])
    viewModel.isShown = false
    conversations.conversations = .loaded([Conversation("1", unread: 1)])
    await MainActor.settle()
    #expect(conversations.read == ["1", "1"])
  }

  @Test func itsMessagesAreKeptCurrentAsLongAsItLives() async {
    var other: ThreadViewModel? = ThreadViewModel("2", user: "ada", services: services)
    other?.start()
    await MainActor.settle()
    #expect(histories.current == ["2"])
    other = nil
    await MainActor.settle()
    #expect(histories.current.isEmpty)
  }

  @Test func isLeftWhenTheThreadIsGone() async {
    viewModel.start()
    await MainActor.settle()
    conversations.lose("2")
    await MainActor.settle()
    #expect(delegate.steps == [])
    conversations.lose("1")
    await MainActor.settle()
    #expect(delegate.steps == ["thread is gone"])
  }

  @Test func asksBeforeTheGroupIsLeft() async {
    let question = viewModel.leaveQuestion
    #expect(question.title == "Leave Grace?")
    #expect(question.confirmTitle == "Leave")
    #expect(question.cancelTitle == "Cancel")
    #expect(conversations.left.isEmpty)
    await question.confirm()
    #expect(conversations.left == ["1"])
  }

  @Test func saysWhyTheGroupIsNotLeftRatherThanWhatWasBefore() async {
    histories.history = .failed
    #expect(viewModel.status.errorText == "Could not load.")
    conversations.error = .noConnection
    await viewModel.leaveQuestion.confirm()
    #expect(viewModel.status.errorText == "No connection. Try again.")
    conversations.error = nil
    await viewModel.leaveQuestion.confirm()
    #expect(viewModel.status.errorText == "Could not load.")
    #expect(conversations.left == ["1"])
  }
}
