import LintelMetrics
import Testing

@testable import LintelReports

/// Figures as people read them.
@Suite struct FigureTextTests {
  @Test func texts() {
    #expect(FigureValue.count(1204).text == "1204")
    #expect(FigureValue.share(0, of: 7).text == "0 %")
    #expect(FigureValue.share(1, of: 3).text == "33 %")
    #expect(FigureValue.share(1, of: 200).text == "1 %")
    #expect(FigureValue.share(7, of: 7).text == "100 %")
    #expect(FigureValue.ratio(6, to: 5).text == "1.20")
    #expect(FigureValue.ratio(4, to: 8).text == "0.50")
    #expect(FigureValue.ratio(1005, to: 1000).text == "1.01")
    #expect(FigureValue.ratio(23, to: 1).text == "23.00")
  }
}
