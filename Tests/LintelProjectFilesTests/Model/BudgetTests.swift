import Testing

@testable import LintelProjectFiles

/// What readers may spend on one input.
@Suite struct BudgetTests {
  @Test func allOfItMayBeSpent() {
    let budget = Budget(limit: 10)
    #expect(budget.spend(4))
    #expect(!budget.isSpent)
    #expect(budget.spend(6))
    #expect(budget.isSpent)
    #expect(!budget.spend(1))
  }

  /// Notes say that everything from here on is left out, so nothing smaller follows.
  @Test func nothingFollowsWhatWasTooMuch() {
    let budget = Budget(limit: 10)
    #expect(!budget.spend(11))
    #expect(budget.isSpent)
    #expect(!budget.spend(1))
    #expect(budget.spend(0))
    #expect(!budget.isExceeded, "the reader decides whether a note is due")
  }
}
