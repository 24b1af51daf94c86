import LintelFindings
import LintelVocabulary
import Testing

@Suite struct LayerTableTests {
  private static let names = ["A", "B", "C", "D", "E"]

  /// What the layer list means, said in as few words as possible.
  private static func isBreach(_ from: Int, _ to: Int, closed: Set<Int>) -> Bool {
    from > to || ((from + 1)..<max(to, from + 1)).contains(where: closed.contains)
  }

  @Test(arguments: 0..<32)
  func everyPairOfFiveLayers(subset: Int) throws {
    let closed = Set((0..<5).filter { subset & (1 << $0) != 0 })
    let layers = (0..<5).map { "\(Self.names[$0]): \(closed.contains($0) ? "closed" : "open")" }
    let yaml = rules(
      "  order: { kind: layers, layers: [\(layers.joined(separator: ", "))] }",
      components: Self.names)
    for from in 0..<5 {
      for to in 0..<5 {
        var project = Project()
        for name in Self.names {
          project.add(name + "1", in: "\(name)/1.swift")
          project.add(name + "2", in: "\(name)/2.swift")
        }
        project.use(Self.names[from] + "1", Self.names[to] + "2")
        let expected = Self.isBreach(from, to, closed: closed)
        #expect(
          try findings(yaml, in: project).count == (expected ? 1 : 0),
          "\(from) → \(to), closed: \(closed.sorted())")
      }
    }
  }

  @Test func messagesNameBothEndsAndTheReason() throws {
    let yaml = rules(
      "  order: { kind: layers, layers: [A, B, C], because: \"we said so\" }")
    var project = project(["A1", "B1", "C1"])
    project.use("A1", "C1")
    project.use("C1", "A1")
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'A1' (A) uses 'C1' (C), skipping the closed layer 'B'",
        "'C1' (C) uses 'A1' (A), a layer above it",
      ])
    #expect(
      found.map(\.remedy) == [
        "use it through 'B'",
        // A1 must not conform to a protocol in C, because that would skip B.
        "move the code that needs A1 to a component that may use A1, or move the class A1 to where "
          + "both may use it",
      ])
    #expect(found.map(\.because) == ["we said so", "we said so"])
    #expect(
      found[0].locations == [
        SourceLocation(path: "A/A1.swift", line: 2, column: 7, length: 2, sourceLine: "  use C1")
      ])
  }
}
