import MessengerWire
import Testing

@testable import MVC

/// What the model knows of a chat does not depend on who looks at it.
@Suite @MainActor
struct HistoriesTests {
  /// A model with one chat, of which the server has as many messages as it says.
  private func model(messages count: Int, loading: Bool = true) async throws -> SignedInModel {
    let model = try await SignedInModel { request in
      switch request {
      case .contacts: .contacts([])
      case .threads: .threads([.sample(messages: count)])
      case .history: .page(.sample(1...count))
      default: nil
      }
    }
    if loading {
      model.account.histories["thread"].load()
      await MainActor.settle()
    }
    return model
  }

  private func numbers(in model: SignedInModel) -> [Int] {
    model.account.histories["thread"].messages.map(\.number)
  }

  @Test func areTheSameForEverybody() async throws {
    let model = try await model(messages: 2)
    #expect(model.account.histories["thread"] === model.account.histories["thread"])
  }

  @Test(arguments: [true, false])
  func takeAndStoreAMessageThatNobodySees(wasLoaded: Bool) async throws {
    let model = try await model(messages: 2, loading: wasLoaded)
    await model.connection.tell(.message(thread: "thread", message: .sample(3)))
    #expect(numbers(in: model) == (wasLoaded ? [1, 2, 3] : [3]))
    let later = model.store[.history(of: "thread")]
    #expect(later == model.account.histories["thread"].messages)
    #expect(model.account.histories["thread"].state == .loaded)
  }

  @Test func loadWhatTheListIsAheadOf() async throws {
    let model = try await model(messages: 2)
    model.connection.reply = { request in
      switch request {
      case .resume: .session(SignedInModel.wireSession)
      case .threads: .threads([.sample(messages: 4)])
      case .history: .page(.sample(1...4))
      default: .contacts([])
      }
    }
    await model.connection.become(.offline)
    await model.connection.become(.online)
    #expect(numbers(in: model) == [1, 2, 3, 4])
  }

  @Test func askAgainForWhatCouldNotBeLoaded() async throws {
    let model = try await model(messages: 2, loading: false)
    await model.connection.become(.offline)
    model.account.histories["thread"].load()
    await MainActor.settle()
    #expect(model.account.histories["thread"].state == .failed)
    await model.connection.become(.online)
    #expect(numbers(in: model) == [1, 2])
  }

  @Test func goWithTheirChats() async throws {
    let model = try await model(messages: 2)
    let history = model.account.histories["thread"]
    history.load()
    model.account.chats.remove("thread")
    await MainActor.settle()
    #expect(model.store[.history(of: "thread")] == nil)
    #expect(model.account.histories["thread"] !== history)
  }
}
