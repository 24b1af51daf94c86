import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct DraftTests {
  private let model: SignedInModel
  private let draft: Draft

  init() async throws {
    model = try await SignedInModel { request in
      guard case .threads = request else { return nil }
      return .threads([.sample()])
    }
    draft = Draft(for: model.account.histories["thread"], in: model.account.drafts)
  }

  @Test func isSentAndIsNoDraftAnyMore() {
    draft.text = " Hello "
    #expect(draft.canSend)
    draft.send()
    #expect(model.account.outbox.messages.map(\.text) == ["Hello"])
    #expect(draft.text == "")
    #expect(model.account.drafts["thread"] == nil)
  }

  @Test func isNotSentIfThereIsNone() {
    draft.text = "  "
    #expect(!draft.canSend)
    draft.send()
    #expect(model.account.outbox.messages.isEmpty)
  }
}
