import LintelScanner
import Testing

@testable import LintelBench

/// The generated project is the same everywhere, and like the projects it stands for.
@Suite struct GeneratedProjectTests {
  @Test func filesDependOnNothingButTheirNumber() {
    for number in [0, 1, 119, 120, 5_000, 70_000] {
      let first = GeneratedProject.source(of: number)
      _ = GeneratedProject.source(of: number + 1)
      #expect(GeneratedProject.source(of: number) == first)
    }
    #expect(GeneratedProject.source(of: 7).count == 7_555)
  }

  @Test func everyFileHasItsOwnType() {
    let names = Set((0..<20_000).map { GeneratedNames.type($0) })
    #expect(names.count == 20_000)
    #expect(Set((0..<20_000).map { GeneratedProject.path(of: $0) }).count == 20_000)
  }

  /// Within a quarter of what was measured on 19 open-source projects with 3.6 million lines.
  @Test(arguments: [
    (\Shape.Averages.bytesPerLine, 39.7), (\.blankPercent, 12.6), (\.commentPercent, 12.5),
    (\.indentation, 7.8), (\.importsPerFile, 2.5), (\.declarations, 12.7), (\.parameters, 4.6),
    (\.references, 116.5), (\.nesting, 1.1), (\.linesPerFile, 200),
  ])
  func isLikeRealProjects(
    _ figure: KeyPath<Shape.Averages, Double> & Sendable, _ measured: Double
  ) {
    var shape = Shape()
    for number in 0..<300 { shape.add(SourceBuffer(GeneratedProject.source(of: number))) }
    let value = shape.averages[keyPath: figure]
    #expect(abs(value - measured) <= measured / 4, "\(value) is far from \(measured)")
  }

  @Test func generatedCodeIsUnderstood() {
    var scanner = Scanner()
    for number in 0..<200 {
      let facts = scanner.scan(SourceBuffer(GeneratedProject.source(of: number)))
      let names = scanner.names
      let outermost = facts.declarations.filter { $0.owner < 0 }.map { names.text(of: $0.name) }
      #expect(outermost.contains(GeneratedNames.type(number)))
      // A bracket out of step would nest what follows deeper and deeper.
      #expect(facts.declarations.allSatisfy { $0.owner < 0 || facts.isNestedAtMost(3, $0) })
    }
  }

  @Test(arguments: Construct.all.map(\.name))
  func constructsHaveTheirSize(_ name: String) throws {
    let construct = try #require(Construct.all.first { $0.name == name })
    let source = construct.source(size: 10_000)
    #expect((10_000...10_600).contains(source.count))
    #expect(!source.contains(UInt8(ascii: "%")))
  }
}

extension FileFacts {
  fileprivate func isNestedAtMost(_ depth: Int, _ fact: DeclarationFact) -> Bool {
    fact.owner < 0 || (depth > 0 && isNestedAtMost(depth - 1, declarations[Int(fact.owner)]))
  }
}
