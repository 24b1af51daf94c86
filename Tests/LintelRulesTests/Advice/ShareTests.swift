import Testing

@testable import LintelAdvice

/// Shares are compared without rounding.
@Suite struct ShareTests {
  @Test(arguments: [(2, true, false), (3, true, true), (4, false, true)])
  func aThirdOfNineIsThree(count: Int, isKept: Bool, isReached: Bool) {
    let share = Share(1, of: 3)
    #expect(share.isKept(by: count, of: 9) == isKept)
    #expect(share.isReached(by: count, of: 9) == isReached)
    #expect(share.isReached(by: Double(count), of: 9) == isReached)
  }

  @Test func aCountIsRoundedDown() {
    #expect(Share(2, of: 5).count(of: 9) == 3)
  }
}
