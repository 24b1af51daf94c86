import Testing

@testable import MVP

@Suite("The number of a card")
struct CardNumberTests {
  @Test("has 16 digits, and is written with blanks or without")
  func digits() {
    #expect(CardNumber(" 4242 4242 4242 4242")?.digits == "4242424242424242")
  }

  @Test(
    "is nothing else",
    arguments: ["", "4242", "42424242424242424", "424242424242424x", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"])
  func nothing(text: String) {
    #expect(CardNumber(text) == nil)
  }
}
