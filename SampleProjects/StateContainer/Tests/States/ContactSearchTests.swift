import Testing

@testable import StateContainer

@Suite struct ContactSearchTests {
  private var state = ContactsState.initialState(known: [.alan, .grace])

  /// Enters a text, and returns the number of the change.
  private mutating func enter(_ text: String) throws -> Int {
    let effect = try #require(state.handle(.searchChanged(text)).first)
    guard case .wait(ContactSearch.pause, let number) = effect else {
      throw UnexpectedEffect(effect: effect)
    }
    return number
  }

  @Test mutating func aSearchWaitsForAPause() throws {
    let number = try enter("gra")
    #expect(state.found == [.alan, .grace])
    _ = state.handle(.searchDue(number))
    #expect(state.found == [.grace])
  }

  @Test mutating func aPauseThatWasInterruptedCountsForNothing() throws {
    let first = try enter("gra")
    let second = try enter("ala")
    _ = state.handle(.searchDue(first))
    #expect(state.found == [.alan, .grace])
    _ = state.handle(.searchDue(second))
    #expect(state.found == [.alan])
  }

  @Test(arguments: [(" RAC ", true), ("gra", true), ("ada", false), ("", true)])
  func namesAndHandlesAreSearchedWithoutRegardToCaseAndBlanks(
    text: String, isFound: Bool
  ) {
    #expect(Contact.grace.matches(text) == isFound)
  }
}

private struct UnexpectedEffect: Error {
  let effect: ContactsEffect
}
