import Testing

@testable import VIPER

@Suite("The use cases of a thread") @MainActor
struct ThreadUseCaseTests {
  private let fakes = ThreadFakes()

  @Test("load the newest messages, and then those in gaps, page by page")
  func loadNewest() async throws {
    fakes.history.newest = [8, 9]
    fakes.history.pages = [[5, 6, 7], [2, 3, 4]]
    fakes.history.add([1])
    try await LoadNewestMessages(history: fakes.history)(of: "7")
    #expect(fakes.history.calls == ["newest", "before 8", "before 5"])
    #expect(fakes.history.history(of: "7") == .example(Array(1...9)))
  }

  @Test("ask no further when the server has nothing to fill a gap with")
  func emptyPage() async throws {
    fakes.history.add([1, 9])
    let fillGaps = FillGaps(history: fakes.history)
    #expect(fillGaps.isNeeded(in: "7"))
    try await fillGaps(in: "7")
    #expect(fakes.history.calls == ["before 9"])
  }

  @Test("ask for nothing before messages of which none is known")
  func loadEarlier() async throws {
    let loadEarlier = LoadEarlierMessages(history: fakes.history)
    try await loadEarlier(in: "7")
    fakes.history.add([4, 5])
    try await loadEarlier(in: "7")
    #expect(fakes.history.calls == ["before 4"])
  }

  @Test("keep no draft of blanks, and all blanks of another one", arguments: ["", " ", " Hi "])
  func keepDraft(text: String) {
    fakes.drafts.draft = "before"
    KeepDraft(drafts: fakes.drafts)(text, in: "7")
    #expect(fakes.drafts.draft == (text == " Hi " ? text : nil))
  }

  @Test("send a draft without the blanks around it, once")
  func send() {
    let send = SendMessage(drafts: fakes.drafts, outbox: fakes.outbox)
    fakes.drafts.draft = " Hello "
    #expect(send.isPossible(in: "7"))
    #expect(send(in: "7"))
    #expect(!send.isPossible(in: "7"))
    #expect(!send(in: "7"))
    #expect(fakes.outbox.calls == ["send Hello to 7"])
    #expect(fakes.drafts.draft == nil)
  }

  @Test("send only a refused message once more")
  func retry() {
    fakes.outbox.waiting = [
      WaitingMessage(key: "a", text: "One", hasFailed: true),
      WaitingMessage(key: "b", text: "Two", hasFailed: false),
    ]
    let retry = RetryMessage(outbox: fakes.outbox)
    for key in ["a", "b", "c"] { retry(key, in: "7") }
    #expect(fakes.outbox.calls == ["retry a"])
  }

  @Test("read only what is unread")
  func read() {
    let read = ReadThread(reading: fakes.reading)
    read("7")
    #expect(fakes.reading.read.isEmpty)
    fakes.reading.unreadCount = 2
    read("7")
    #expect(fakes.reading.read == ["7"])
  }

  @Test("leave a group, but no conversation between two", arguments: [true, false])
  func leave(isGroup: Bool) async {
    fakes.details.details = ThreadDetails(name: "Engines", isGroup: isGroup, members: [])
    try? await LeaveThread(details: fakes.details)("7")
    #expect(fakes.details.left == (isGroup ? ["7"] : []))
  }

  @Test("tell why a group cannot be left")
  func leaveFails() async {
    fakes.details.leaveError = .noConnection
    await #expect(throws: RequestFailure.noConnection) {
      try await LeaveThread(details: fakes.details)("7")
    }
  }

  @Test("describe what the server has, and what waits after it")
  func describe() throws {
    fakes.history.add([2])
    fakes.outbox.waiting = [WaitingMessage(key: "a", text: "One", hasFailed: true)]
    let thread = try #require(describe(hasFailed: true))
    #expect(thread.name == "Engines" && thread.mayLeave && thread.hasOlder)
    #expect(
      thread.messages.items == [
        MessageResponse(key: "2", text: "Message 2", senderName: "Grace", delivery: nil),
        MessageResponse(key: "a", text: "One", senderName: nil, delivery: .failed),
      ])
    fakes.details.details = nil
    #expect(describe(hasFailed: true) == nil)
  }

  @Test("describe nothing as loading, or as failed", arguments: [false, true])
  func describeNothing(hasFailed: Bool) {
    #expect(describe(hasFailed: hasFailed)?.messages == (hasFailed ? .failed : .loading))
  }

  private func describe(hasFailed: Bool) -> ThreadResponse? {
    DescribeThread(
      details: fakes.details, history: fakes.history, outbox: fakes.outbox,
      account: ThreadAccountFake())("7", hasFailed: hasFailed)
  }
}

@Suite("The history of a thread")
struct ThreadHistoryTests {
  @Test("knows the first gap")
  func gap() {
    #expect(ThreadHistory.example([2, 5, 9]).endOfGap == 5)
    #expect(ThreadHistory.example([2, 3]).endOfGap == nil)
  }

  @Test("has older messages unless it begins with the first", arguments: [1, 2])
  func older(first: Int) {
    #expect(ThreadHistory.example([first]).hasOlder == (first > 1))
  }
}
