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
    let delegate = SearchDelegate()
    search.delegate = delegate
    search.text = "gra"
    await model.clock.advance(by: 0.2)
    search.text = "@al"
    await model.clock.advance(by: 1)
    #expect(delegate.matches == [["alan"]])
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

/// Keeps what a search has found.
private final class SearchDelegate: ContactSearchDelegate {
  private(set) var matches: [[String]] = []

  func contactSearchDidChangeMatches(_ search: ContactSearch) {
    matches.append(search.matches.map(\.handle))
  }
}
