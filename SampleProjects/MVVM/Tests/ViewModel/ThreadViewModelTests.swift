import MessengerHost
import Testing

@testable import MVVM

@Suite @MainActor
struct ThreadViewModelTests {
  private let conversations = FakeConversationsService(.loaded([Conversation("1", isGroup: true)]))
  private let histories = FakeHistoryService()
  private let outbox = FakeOutboxService()
  private let drafts = FakeDraftsService()
  private let navigation = NavigationSpy()
  private let viewModel: ThreadViewModel

  init() {
    viewModel = ThreadViewModel(
      "1", user: "ada",
      services: ThreadServices(
        conversations: conversations, histories: histories, outbox: outbox, drafts: drafts,
        network: FakeNetworkStatus(), preferences: FakePreferencesService()))
    viewModel.navigation = navigation
  }

  @Test func whatWaitsStandsAfterWhatTheServerHas() {
    outbox.send("Hello", to: "1")
    outbox.send("Elsewhere", to: "2")
    histories.history = .loaded(History([Message(1), Message(2, from: "ada")]))
    #expect(viewModel.rows.map(\.text) == ["1", "2", "Hello"])
    #expect(viewModel.rows.map(\.sender) == ["Grace", nil, nil])
    #expect(viewModel.rows.map(\.status) == [nil, "Sent", "Sending…"])
  }

  @Test func aMessageWhoseReplyIsMissingIsShownOnce() {
    outbox.send("Hello", to: "1")
    histories.history = .loaded(History([Message(1, from: "ada")]))
    #expect(viewModel.rows.map(\.status) == ["Sent"])
  }

  @Test func aMessageOfSomebodyElseWithTheSameKeyIsAnother() {
    outbox.send("Hello", to: "1")
    histories.history = .loaded(History([Message(1, from: "grace")]))
    #expect(viewModel.rows.map(\.status) == [nil, "Sending…"])
  }

  @Test func onlyAFailedMessageCanBeSentOnceMore() {
    outbox.send("Hello", to: "1")
    #expect(viewModel.rows.map(\.retryKey) == [nil])
    outbox.messages[0].hasFailed = true
    #expect(viewModel.rows.map(\.retryKey) == ["key 1"])
    #expect(viewModel.rows.map(\.status) == ["Failed"])
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

  @Test func isShownUntilItDisappears() {
    viewModel.isShown = true
    #expect(conversations.shown == "1")
    viewModel.isShown = false
    #expect(conversations.shown == nil)
  }

  @Test func doesNotHideAnotherThread() {
    conversations.shown = "2"
    viewModel.isShown = false
    #expect(conversations.shown == "2")
  }

  @Test func isGoneOnlyWhenTheThreadsAreKnown() {
    #expect(!viewModel.isGone)
    conversations.conversations = .loading
    #expect(!viewModel.isGone)
    conversations.conversations = .loaded([])
    #expect(viewModel.isGone)
  }

  @Test func isLeftWhenTheThreadIsGone() async {
    await MainActor.settle()
    #expect(navigation.steps == [])
    conversations.conversations = .loaded([])
    await MainActor.settle()
    #expect(navigation.steps == ["thread is gone"])
  }

  @Test func saysWhyTheGroupIsNotLeft() async {
    conversations.error = .noConnection
    await viewModel.leave()
    #expect(viewModel.errorText == "No connection. Try again.")
    conversations.error = nil
    await viewModel.leave()
    #expect(viewModel.errorText == nil)
    #expect(conversations.left == ["1"])
  }
}
