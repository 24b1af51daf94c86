import Testing

@Suite struct PairMutationTests {
  /// More pairs of components than are looked at for one rule: the two that the rule is about are the
  /// last ones.
  @Test func findsTheEndsOfARuleAmongHundredsOfComponents() throws {
    let count = 400
    var project = Project()
    for number in 0..<count { project.add("T\(number)", in: "S/c\(number)/T.swift") }
    let components = (0..<count).map { "  C\($0): S/c\($0)/**" }.joined(separator: "\n")
    let configuration = try load(
      """
      version: 1
      components:
      \(components)
      rules:
        a: { kind: forbid, from: C399, to: C398 }
        b: { kind: protect, target: C397, from: C396 }
        c: { kind: only, from: C395, to: C394 }
      """)
    let references = try references(ofMutationsOf: configuration, in: project)
    #expect(references.contains { $0.from == "T399" && $0.to == "T398" })
    #expect(references.contains { $0.from == "T0" && $0.to == "T397" })
    #expect(references.contains { $0.from == "T395" && $0.to == "T0" })
  }
}
