import Testing

@testable import MVVMC

@Suite
struct CardNumberTests {
  @Test func leavesOutBlanks() {
    #expect(CardNumber(" 4242 4242 4242 4242")?.digits == "4242424242424242")
  }

  @Test(arguments: [
    "", "424242424242424", "42424242424242424", "4242-4242-4242-42", "٤242424242424242",
  ])
  func refusesAnythingButSixteenDigits(text: String) {
    #expect(CardNumber(text) == nil)
  }
}
