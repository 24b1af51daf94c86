import MessengerTexts
import Testing

@testable import MVP

@Suite("The transcript of a thread")
struct ThreadTranscriptTests {
  @Test("has what waits or has failed after what the server has")
  func order() {
    let transcript = transcript(
      [.number(1), .number(2, from: "ada", key: "a")], waiting: ["b"], failed: ["c"])

    #expect(
      transcript.content
        == ListContent(rows: [
          MessageRow(text: "1", sender: "Grace", status: nil, retryTitle: nil),
          MessageRow(text: "2", sender: nil, status: "Sent", retryTitle: nil),
          MessageRow(text: "b", sender: nil, status: "Sending…", retryTitle: nil),
          MessageRow(text: "c", sender: nil, status: "Failed", retryTitle: "Try again"),
        ]))
  }

  @Test("has a message once that was sent and still is in the outbox")
  func once() {
    let transcript = transcript([.number(1, from: "ada", key: "a")], waiting: ["a"])

    #expect(transcript.keys == ["a"])
  }

  @Test("shows what waits, though nothing else could be loaded")
  func waitingAlone() {
    let message = OutgoingMessage(key: "a", thread: "1", text: "Hello")
    let alone = ThreadTranscript(
      thread: .engines, history: .failed, outgoing: [message], reader: "ada",
      texts: Texts(in: .english))

    #expect(
      alone.content
        == ListContent(rows: [
          MessageRow(text: "Hello", sender: nil, status: "Sending…", retryTitle: nil)
        ]))
  }

  @Test("scrolls to a message that is new at the end")
  func newest() {
    let old = transcript([.number(1)])
    #expect(transcript([.number(1), .number(2)]).position(after: old) == .newest)
    #expect(transcript([.number(1)], waiting: ["a"]).position(after: old) == .newest)
  }

  @Test("stays where it is when a message has been sent")
  func sent() {
    let old = transcript([.number(1)], waiting: ["a"])
    let new = transcript([.number(1), .number(2, from: "ada", key: "a")])

    #expect(new.position(after: old) == .same(addedAbove: 0))
  }

  @Test("stays at what was read when older messages are added")
  func older() {
    let old = transcript([.number(4), .number(5)])
    let new = transcript([.number(2), .number(3), .number(4), .number(5)])

    #expect(new.position(after: old) == .same(addedAbove: 2))
  }

  private func transcript(
    _ messages: [Message], waiting: [String] = [], failed: [String] = []
  ) -> ThreadTranscript {
    let outgoing =
      waiting.map { OutgoingMessage(key: $0, thread: "1", text: $0) }
      + failed.map { OutgoingMessage(key: $0, thread: "1", text: $0, hasFailed: true) }
    return ThreadTranscript(
      thread: .engines, history: .loaded(History(messages)), outgoing: outgoing, reader: "ada",
      texts: Texts(in: .english))
  }
}
