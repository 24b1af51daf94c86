import Testing

@testable import StateContainer

@Suite struct ContactSearchTests {
  private var state = ContactsState.after(.started([.alan, .grace], .down))

  /// Enters a text, and returns the number of the change.
  private mutating func enter(_ text: String) throws -> Int {
    let effect = try #require(state.handle(.searchChanged(text)).first)
    guard case .wait(ContactSearch.pause, let number) = effect else {
      throw UnexpectedEffect(effect: effect)
    }
    return number
  }

  @Test mutating func `A search waits for a pause`() throws {
    let number = try enter("gra")
    #expect(state.found == [.alan, .grace])
    _ = state.handle(.searchDue(number))
    #expect(state.found == [.grace])
  }

  @Test mutating func `A pause that was interrupted counts for nothing`() throws {
    let first = try enter("gra")
    let second = try enter("ala")
    _ = state.handle(.searchDue(first))
    #expect(state.found == [.alan, .grace])
    _ = state.handle(.searchDue(second))
    #expect(state.found == [.alan])
  }

  @Test(arguments: [(" RAC ", true), ("gra", true), ("ada", false), ("", true)])
  func `Names and handles are searched without regard to case and blanks`(
    text: String, isFound: Bool
  ) {
    #expect(Contact.grace.matches(text) == isFound)
  }
}

private struct UnexpectedEffect: Error {
  let effect: ContactsEffect
}
