import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct OutboxTests {
  private let model: SignedInModel
  private let outbox: Outbox

  init() async throws {
    model = try await SignedInModel { request in
      switch request {
      case .contacts: .contacts([])
      case .threads: .threads([.sample()])
      default: nil
      }
    }
    outbox = model.account.outbox
  }

  private var sent: [(text: String, key: String)] {
    model.connection.requests.compactMap {
      if case .send(_, let text, let key) = $0 { (text, key) } else { nil }
    }
  }

  private func send(_ texts: String...) async {
    for text in texts { outbox.send(text, to: "thread") }
    await MainActor.settle()
  }

  private func take(_ number: Int) async {
    await model.connection.answer(
      .message(.sample(number, from: "ada", key: sent.last?.key)))
  }

  @Test func sendsOneAfterTheOther() async {
    await send("one", "two")
    #expect(sent.map(\.text) == ["one"])
    await take(1)
    #expect(sent.map(\.text) == ["one", "two"])
    #expect(outbox.messages.map(\.text) == ["two"])
  }

  @Test func keepsTheKeyWhenTheConnectionIsLost() async {
    await send("one")
    await model.connection.become(.offline)
    await model.connection.become(.online)
    #expect(sent.map(\.text) == ["one", "one"])
    #expect(Set(sent.map(\.key)).count == 1)
  }

  @Test func goesOnAfterAMessageThatIsRefused() async {
    await send("one", "two")
    await model.connection.answer(.refused(.invalid(what: "text")))
    #expect(outbox.messages.map(\.hasFailed) == [true, false])
    #expect(sent.map(\.text) == ["one", "two"])
  }

  @Test func triesAgainUnderANewKey() async throws {
    await send("one")
    await model.connection.answer(.refused(.invalid(what: "text")))
    outbox.retry(try #require(outbox.messages.first?.key))
    await MainActor.settle()
    #expect(sent.map(\.text) == ["one", "one"])
    #expect(Set(sent.map(\.key)).count == 2)
    #expect(outbox.messages.map(\.hasFailed) == [false])
  }

  @Test func waitsForAConnection() async {
    await model.connection.become(.offline)
    await send("one", "two")
    #expect(sent.isEmpty)
    await model.connection.become(.online)
    #expect(sent.map(\.text) == ["one"])
  }

  @Test func remembersWhatWaits() async {
    await send("one", "two")
    let later = Outbox(server: model.account.server, store: model.store)
    #expect(later.messages == outbox.messages)
    #expect(later.messages.count == 2)
  }

  @Test func letsGoOfAMessageThatTheServerTellsItHas() async throws {
    await send("one")
    let key = try #require(sent.last?.key)
    await model.connection.tell(
      .message(thread: "thread", message: .sample(1, from: "ada", key: key)))
    #expect(outbox.messages.isEmpty)
  }
}
