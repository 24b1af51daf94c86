import MessengerWire
import Testing

@testable import MVC

/// Time is the test's own, so a pause takes none.
@Suite @MainActor
struct ContactSearchTests {
  private let model: SignedInModel

  init() async throws {
    model = try await SignedInModel { request in
      guard case .contacts = request else { return nil }
      return .contacts([
        WirePerson(name: "Grace", handle: "grace"), WirePerson(name: "alan", handle: "alan"),
      ])
    }
  }

  @Test func searchesAfterAPause() async {
    let search = model.account.contactSearch()
    search.text = " GRA "
    await model.clock.advance(by: 0.2)
    #expect(search.matches.count == 2)
    await model.clock.advance(by: 0.1)
    #expect(search.matches.map(\.handle) == ["grace"])
  }

  @Test func searchesForTheLastTextOnly() async {
    let search = model.account.contactSearch()
    let changes = Recorder<[String]>()
    search.changes.add(changes) { [unowned search] in $0.record(search.matches.map(\.handle)) }
    search.text = "gra"
    await model.clock.advance(by: 0.2)
    search.text = "@al"
    await model.clock.advance(by: 1)
    #expect(changes.values == [["alan"]])
  }

  @Test func doesNotWaitWhenNobodySearchesAnyMore() async {
    do {
      let search = model.account.contactSearch()
      search.text = "gra"
      await MainActor.settle()
      #expect(model.clock.sleeperCount == 1)
    }
    await MainActor.settle()
    #expect(model.clock.sleeperCount == 0)
  }
}
