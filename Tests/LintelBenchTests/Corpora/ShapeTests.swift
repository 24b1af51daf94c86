import LintelScanner
import Testing

@testable import LintelBench

@Suite struct ShapeTests {
  @Test func linesAreToldApart() {
    var shape = Shape()
    shape.add(
      SourceBuffer(
        """
        import A

        // comment
        /* more
           of it */
        struct B {
            var c: D
        }

        """.utf8))
    let averages = shape.averages
    #expect(averages.linesPerFile == 8)
    #expect(averages.blankPercent == 12.5)
    #expect(averages.commentPercent == 37.5)
    #expect(averages.indentation == 1)
    #expect(averages.importsPerFile == 1)
    #expect(averages.declarations == 25)
    #expect(averages.references == 12.5)
    #expect(averages.nesting == 0.5)
  }
}
