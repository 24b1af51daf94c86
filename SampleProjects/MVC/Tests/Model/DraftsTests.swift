import MessengerStorage
import Testing

@testable import MVC

@Suite @MainActor
struct DraftsTests {
  private let store: Store
  private let drafts: Drafts

  init() throws {
    store = Store(try Database.inMemory())
    drafts = Drafts(store: store)
  }

  @Test func remembersADraftAsItIsWritten() {
    drafts["a"] = " Hello "
    #expect(Drafts(store: store)["a"] == " Hello ")
  }

  @Test func takesBlanksForNoDraft() {
    drafts["a"] = "Hello"
    drafts["a"] = "  "
    #expect(drafts["a"] == nil)
  }
}
