import Testing

@testable import StateContainer

@Suite struct ContactSearchTests {
  /// Enters texts, and returns the events that their pauses are over.
  private func enter(_ texts: [String], in state: inout ContactsState) -> [ContactsEvent] {
    texts.flatMap { state.handle(.searchChanged($0)) }.compactMap { effect in
      if case .wait(0.3, let number) = effect { .searchPauseEnded(number) } else { nil }
    }
  }

  @Test(
    arguments: [
      (["gra"], nil, [.alan, .grace]), (["gra"], 0, [.grace]),
      // That pause was interrupted.
      (["gra", "ala"], 0, [.alan, .grace]), (["gra", "ala"], 1, [.alan]),
    ] as [([String], Int?, [Contact])])
  func aSearchWaitsForAPause(texts: [String], pause: Int?, found: [Contact]) {
    var state = ContactsState.initialState(known: [.alan, .grace])
    let pauses = enter(texts, in: &state)
    #expect(pauses.count == texts.count)
    if let pause { _ = state.handle(pauses[pause]) }
    #expect(state.found == found)
  }

  @Test(
    arguments: [
      (nil, "x", false), ([], "x", false), ([.grace], "x", true), ([.grace], "gra", false),
    ] as [([Contact]?, String, Bool)])
  func nothingMatchesIfThereAreContactsAndNoneThatFits(
    known: [Contact]?, text: String, hasNoMatches: Bool
  ) {
    var state = ContactsState.initialState(known: known)
    for pause in enter([text], in: &state) { _ = state.handle(pause) }
    #expect(state.hasNoMatches == hasNoMatches)
  }

  @Test(arguments: [(" RAC ", true), ("gra", true), ("ada", false), ("", true)])
  func namesAndHandlesAreSearchedWithoutRegardToCaseAndBlanks(
    text: String, isFound: Bool
  ) {
    #expect(Contact.grace.matches(text) == isFound)
  }
}
