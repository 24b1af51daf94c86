import Testing

@testable import LintelBench

@Suite struct FigureTests {
  @Test func numbersAreRounded() {
    #expect(fixed(1.005) == "1.00")
    #expect(fixed(2.996) == "3.00")
    #expect(fixed(0.07) == "0.07")
    #expect(fixed(12.5, digits: 0) == "13")
    #expect(fixed(12.34, digits: 1) == "12.3")
  }

  @Test func thousandsAreSetApart() {
    #expect([0, 999, 1_000, 1_234_567].map(grouped) == ["0", "999", "1,000", "1,234,567"])
  }

  @Test func durationsAreDivided() {
    #expect(Double(.milliseconds(1500), in: .seconds(1)) == 1.5)
  }

  @Test func tablesLineUp() {
    let table = Table("name", "count", firstWidth: 6)
    #expect(
      table.header == """
        | name   |   count |
        | ------ | ------: |
        """)
    #expect(table.row(["a", "12"]) == "| a      |      12 |")
    #expect(table.row(["a long name", "12"]) == "| a long name |      12 |")
  }

  @Test func samplesGiveLeastAndMedian() {
    var samples = Samples()
    for value in [5, 1, 9, 7, 3] { samples.add(UInt64(value)) }
    #expect(samples.least == .nanoseconds(1))
    #expect(samples.median == .nanoseconds(5))
  }
}
