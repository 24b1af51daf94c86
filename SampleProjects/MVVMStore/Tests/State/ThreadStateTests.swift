import Testing

@testable import MVVMStore

@Suite("A thread's state")
struct ThreadStateTests {
  private typealias Row = Transition<ThreadState>

  private static let read = contents(messages: 1)
  private static let unread = contents(messages: 2, unread: 1)

  private static let reading = [
    Row(
      "follows its contents, and loads them", ThreadState(hasFailedToLoad: true), .started,
      ThreadState(), [.followContents, .followResumptions, .load]),
    Row(
      "takes the draft of the past, and goes to the newest message", ThreadState(),
      .contentsChanged(contents(messages: 1, draft: "Dear")),
      ThreadState(contents: contents(messages: 1, draft: "Dear"), draft: "Dear", scrollTarget: "1")),
    Row(
      "overwrites nothing that the user writes, and goes to what is new",
      ThreadState(contents: read, draft: "Mine"),
      .contentsChanged(contents(messages: 2, draft: "Dear")),
      ThreadState(
        contents: contents(messages: 2, draft: "Dear"), draft: "Mine", scrollTarget: "2")),
    Row(
      "stays where it is when nothing new comes", ThreadState(contents: read),
      .contentsChanged(contents(messages: 1, draft: "D")),
      ThreadState(contents: contents(messages: 1, draft: "D"))),
    Row("has scrolled", ThreadState(scrollTarget: "1"), .scrolled, ThreadState()),
    Row(
      "is read when it is seen", ThreadState(contents: unread), .appeared,
      ThreadState(contents: unread, isOnScreen: true), [.markRead]),
    Row(
      "is read when something comes that is seen",
      ThreadState(contents: read, isOnScreen: true), .contentsChanged(unread),
      ThreadState(contents: unread, scrollTarget: "2", isOnScreen: true), [.markRead]),
    Row(
      "is not read while it is not seen", ThreadState(contents: read), .contentsChanged(unread),
      ThreadState(contents: unread, scrollTarget: "2")),
    Row("is left", ThreadState(isOnScreen: true), .disappeared, ThreadState()),
  ]

  private static let loading = [
    Row("says that it could not load", ThreadState(), .loaded(.noConnection), failed),
    Row("forgets a failure when it is loaded", failed, .loaded(nil), ThreadState()),
    Row("loads again when asked to", failed, .reloadTapped, ThreadState(), [.load]),
    Row("loads anew on a new connection", failed, .sessionResumed, ThreadState(), [.load]),
    Row("loads earlier messages", ThreadState(), .olderTapped, loadingOlder, [.loadOlder]),
    Row("loads earlier messages once", loadingOlder, .olderTapped, loadingOlder),
    Row("has loaded earlier messages", loadingOlder, .olderLoaded(nil), ThreadState()),
    Row("has not loaded them", loadingOlder, .olderLoaded(.noConnection), ThreadState()),
  ]

  private static let writing = [
    Row(
      "keeps the draft", ThreadState(), .draftChanged("Hi"), ThreadState(draft: "Hi"),
      [.saveDraft("Hi")]),
    Row(
      "sends without the blanks around, and empties the field", ThreadState(draft: " Hi "),
      .sendTapped, ThreadState(), [.send("Hi")]),
    Row("sends no blanks", ThreadState(draft: "  "), .sendTapped, ThreadState(draft: "  ")),
    Row("sends again", ThreadState(), .resendTapped(key: "a"), ThreadState(), [.resend(key: "a")]),
  ]

  private static let leaving = [
    Row("asks before leaving", inGroup, .leaveTapped, asking),
    Row("asks neither of two", inDirect, .leaveTapped, inDirect),
    Row("is left by neither of two", inDirect, .leaveConfirmed, inDirect),
    Row("takes the question back", asking, .questionDismissed, inGroup),
    Row(
      "leaves, whatever failed before",
      ThreadState(contents: group, leaving: .failed(.noConnection)), .leaveConfirmed, busy, [.leave]
    ),
    Row("leaves, and asks no longer", asking, .leaveConfirmed, busy, [.leave]),
    Row("asks nothing while it is being left", busy, .leaveTapped, busy),
    Row("is left when the question goes before the answer comes", busy, .questionDismissed, busy),
    Row("leaves once", busy, .leaveConfirmed, busy),
    Row(
      "says no more than that it could not leave", ThreadState(leaving: .busy),
      .left(.unknownHandle), ThreadState(leaving: .failed(.somethingWentWrong))),
    Row("has left", ThreadState(leaving: .busy), .left(nil), ThreadState()),
  ]

  @Test("goes on as its table says", arguments: reading + loading + writing + leaving)
  private func table(row: Row) {
    row.check()
  }

  private static let group = contents(messages: 1, isGroup: true)
  private static let inGroup = ThreadState(contents: group)
  private static let inDirect = ThreadState(contents: read)
  private static let asking = ThreadState(contents: group, leaving: .asking)
  private static let busy = ThreadState(contents: group, leaving: .busy)
  private static let failed = ThreadState(hasFailedToLoad: true)
  private static let loadingOlder = ThreadState(isLoadingOlder: true)

  private static func contents(
    messages: Int, unread: Int = 0, isGroup: Bool = false, draft: String = ""
  ) -> ConversationContents {
    ConversationContents(
      conversation: .example("1", messages: messages, unread: unread, isGroup: isGroup),
      entries: (1...messages).map {
        Mailbox.Entry(id: "\($0)", text: "text", senderName: "Grace", delivery: nil)
      },
      isLoaded: true, hasOlder: false, draft: draft)
  }
}
