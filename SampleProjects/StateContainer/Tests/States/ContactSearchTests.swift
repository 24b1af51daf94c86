import Testing

@testable import StateContainer

@Suite struct ContactSearchTests {
  @Test(
    arguments: [
      ([], .searchChanged("gra"), [.wait(seconds: 0.3, search: 1)], [.alan, .grace]),
      ([.searchChanged("gra")], .searchPauseEnded(1), [], [.grace]),
      (
        [.searchChanged("gra")], .searchChanged("ala"), [.wait(seconds: 0.3, search: 2)],
        [.alan, .grace]
      ),
      // That pause was interrupted.
      ([.searchChanged("gra"), .searchChanged("ala")], .searchPauseEnded(1), [], [.alan, .grace]),
      ([.searchChanged("gra"), .searchChanged("ala")], .searchPauseEnded(2), [], [.alan]),
    ] as [([ContactsEvent], ContactsEvent, [ContactsEffect], [Contact])])
  func aSearchWaitsForAPause(
    before: [ContactsEvent], event: ContactsEvent, effects: [ContactsEffect], found: [Contact]
  ) {
    var state = ContactsState.initialState(known: [.alan, .grace])
    for event in before { _ = state.handle(event) }
    #expect(state.handle(event) == effects)
    #expect(state.found == found)
  }

  @Test(
    arguments: [
      (nil, "x", false), ([], "x", false), ([.grace], "x", true), ([.grace], "gra", false),
    ] as [([Contact]?, String, Bool)])
  func nothingMatchesIfThereAreContactsAndNoneThatFits(
    known: [Contact]?, text: String, hasNoMatches: Bool
  ) {
    let state = ContactsState.initialState(known: known)
      .after(.searchChanged(text), .searchPauseEnded(1))
    #expect(state.hasNoMatches == hasNoMatches)
  }

  @Test(arguments: [(" RAC ", true), ("gra", true), ("ada", false), ("", true)])
  func namesAndHandlesAreSearchedWithoutRegardToCaseAndBlanks(
    text: String, isFound: Bool
  ) {
    #expect(Contact.grace.matches(text) == isFound)
  }
}
