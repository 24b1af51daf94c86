import Testing

@testable import Reactive

@Suite("Inbox")
struct InboxTests {
  @Test func aMessageBringsItsThreadToTheTopAndIsUnread() {
    let inbox = inbox(
      loaded(thread("1"), thread("2")), .received(message(1), thread: "2"))
    #expect(inbox.threads.value?.map(\.id) == ["2", "1"])
    #expect(inbox.unreadCount == 1)
  }

  @Test func aMessageThatIsToldTwiceCountsOnce() {
    let inbox = inbox(
      loaded(thread()), .received(message(1), thread: "1"), .received(message(1), thread: "1"))
    #expect(inbox.unreadCount == 1)
  }

  @Test func onesOwnMessagesAreRead() {
    let inbox = inbox(loaded(thread()), .received(message(1, by: "ada"), thread: "1"))
    #expect(inbox.unreadCount == 0)
  }

  @Test func whatComesWhileReadingIsReadAndTheServerHasToKnow() {
    var inbox = inbox(
      loaded(thread(last: 1, unread: 1)), .beganReading(thread: "1"),
      .received(message(2), thread: "1"))
    #expect(inbox.unreadCount == 0)
    #expect(inbox.nextRead == ReadMark(thread: "1", upTo: 2))
    inbox.apply(.reported(ReadMark(thread: "1", upTo: 2)))
    #expect(inbox.nextRead == nil)
  }

  @Test func onlyTheThreadThatIsBeingReadCanBeLeftUnread() {
    let inbox = inbox(loaded(thread()), .beganReading(thread: "1"), .endedReading(thread: "2"))
    #expect(inbox.threadBeingRead == "1")
  }

  @Test func aPageWithAGapAsksForWhatIsMissing() {
    let inbox = inbox(
      loaded(thread(last: 1)), .beganReading(thread: "1"),
      .page(PageRequest(thread: "1"), .success([message(1)])),
      .received(message(4), thread: "1"))
    #expect(inbox.missingPage == PageRequest(thread: "1", before: 4))
  }

  @Test func aMessageThatIsNewerThanTheFirstPageIsThere() {
    let inbox = inbox(
      loaded(thread()), .beganReading(thread: "1"), .received(message(2), thread: "1"),
      .page(PageRequest(thread: "1"), .success([message(1)])))
    #expect(inbox.histories["1"]?.messages.map(\.number) == [1, 2])
  }

  @Test func aPageOfAThreadThatIsGoneChangesNothing() {
    let inbox = inbox(
      loaded(thread()), .removed(thread: "1"),
      .page(PageRequest(thread: "1"), .success([message(1)])))
    #expect(inbox.histories.isEmpty)
  }

  @Test func messagesGoOutInOrderAndAFailedOneHoldsNothingUp() {
    var inbox = inbox(
      loaded(thread()), .sent(OutgoingMessage(key: "a", thread: "1", text: "A")),
      .sent(OutgoingMessage(key: "b", thread: "1", text: "B")))
    #expect(inbox.nextToSend?.key == "a")
    inbox.apply(.refused(key: "a"))
    #expect(inbox.nextToSend?.key == "b")
    inbox.apply(.retried(key: "a", newKey: "c"))
    #expect(inbox.nextToSend == OutgoingMessage(key: "c", thread: "1", text: "A"))
  }

  @Test func whatTheServerHasDoesNotWaitAnyMore() {
    let inbox = inbox(
      loaded(thread()), .sent(OutgoingMessage(key: "a", thread: "1", text: "A")),
      .received(message(1, by: "ada", key: "a"), thread: "1"))
    #expect(inbox.outgoing.isEmpty)
  }

  @Test func sendingEndsTheDraft() {
    let inbox = inbox(
      loaded(thread()), .wrote(draft: "A", thread: "1"), .wrote(draft: "B", thread: "2"),
      .sent(OutgoingMessage(key: "a", thread: "1", text: "A")))
    #expect(inbox.drafts == ["2": "B"])
  }

  @Test func aDraftOfBlanksIsKeptButIsNothingToShow() {
    let inbox = inbox(
      loaded(thread()), .wrote(draft: " ", thread: "1"), .wrote(draft: "B ", thread: "2"))
    #expect(inbox.drafts == ["1": " ", "2": "B "])
    #expect(inbox.draft(in: "1") == nil)
    #expect(inbox.draft(in: "2") == "B ")
  }

  @Test func aLateListDoesNotUndoWhatCameMeanwhile() {
    let inbox = inbox(
      loaded(thread("1", last: 1), thread("2"), thread("3")), .threads(.began),
      .received(message(2), thread: "1"), .removed(thread: "2"), .updated(thread("4")),
      loaded(thread("1", last: 1), thread("2"), thread("3")))
    #expect(Set(inbox.threads.value?.map(\.id) ?? []) == ["1", "3", "4"])
    #expect(inbox.thread("1")?.lastNumber == 2)
  }

  @Test(arguments: [4, 5])
  func aLateListBringsWhatWasMissedBeforeOnesOwnMessage(lastTold: Int) {
    let inbox = inbox(
      loaded(thread(last: 1)), .threads(.began), .received(message(5, by: "ada"), thread: "1"),
      loaded(thread(last: lastTold, unread: 3)))
    #expect(inbox.unreadCount == 3)
    #expect(inbox.thread("1")?.lastNumber == 5)
  }

  @Test func aMessageThatIsNewerThanALateListCountsOnTopOfIt() {
    let inbox = inbox(
      loaded(thread(last: 1)), .threads(.began), .received(message(4), thread: "1"),
      .received(message(5), thread: "1"), loaded(thread(last: 4, unread: 3)))
    #expect(inbox.unreadCount == 4)
  }

  @Test func aThreadThatIsToldWhileTheListIsLateIsNewerThanTheList() {
    let told = thread(last: 2, unread: 1)
    let inbox = inbox(
      loaded(thread(last: 1)), .threads(.began), .received(message(2), thread: "1"),
      .updated(told), .received(message(3), thread: "1"), loaded(thread(last: 1)))
    #expect(inbox.unreadCount == 2)
    #expect(inbox.thread("1")?.lastNumber == 3)
  }

  @Test func whatWasReadWhileTheListIsLateStaysRead() {
    let inbox = inbox(
      loaded(thread(last: 1)), .beganReading(thread: "1"), .threads(.began),
      .received(message(3), thread: "1"), .endedReading(thread: "1"),
      loaded(thread(last: 2, unread: 1)))
    #expect(inbox.unreadCount == 0)
    #expect(inbox.nextRead == ReadMark(thread: "1", upTo: 3))
  }

  @Test func aThreadOfOthersIsForgotten() {
    let others = ChatThread(
      id: "1", isGroup: true, name: "Engines", members: [grace], lastMessage: nil, readUpTo: 0,
      unreadCount: 0)
    let inbox = inbox(
      loaded(thread("1")), .wrote(draft: "A", thread: "1"), .updated(others))
    #expect(inbox.thread("1") == nil)
    #expect(inbox.drafts.isEmpty)
  }

  @Test func withTheSessionGoesEverything() {
    let inbox = inbox(
      loaded(thread(last: 1)), .beganReading(thread: "1"), .wrote(draft: "A", thread: "1"),
      .sent(OutgoingMessage(key: "a", thread: "1", text: "A")), .session(handle: nil))
    #expect(inbox == Inbox())
  }
}
