import Testing

@testable import LintelCommand

/// What the summary says of layers that are closed because nobody has opened them.
@Suite struct ClosedLayerTests {
  private func summary(_ layers: String, adding files: [String: String] = [:]) throws -> String {
    let project = try TemporaryProject(
      [
        "UI/s.swift": "struct S { let c: Color1; let o: Order }\n",
        "Domain/o.swift": "struct Order {}\n", "Data/d.swift": "struct Table {}\n",
        "Core/c.swift": "struct Color1 {}\n",
        "lintel.yml": """
        version: 1
        components: { UI: UI/**, Domain: Domain/**, Data: Data/**, Core: Core/** }
        rules:
          layering: { kind: layers, layers: \(layers) }

        """,
      ].merging(files) { $1 })
    return CommandRun("check", project.path).output.split(separator: "\n").suffix(2)
      .joined(separator: "\n")
  }

  @Test func saysWhatWouldPermitTheFindings() throws {
    #expect(
      try summary("[UI, Domain, { Data: open }, Core]") == """
        1 finding (1 error) in 1 rule; 4 files, 6 declarations, 2 dependencies
        1 finding of 'layering' only skips a closed layer; 'Domain: open' under 'layers' permits it
        """)
    #expect(
      try summary("[UI, Domain, Data, Core]").hasSuffix(
        "\n1 finding of 'layering' only skips a closed layer; 'Domain: open' and 'Data: open' under "
          + "'layers' permit it"))
    let screens = ["UI/t.swift": "struct T { let c: Color1 }\n"]
    #expect(
      try summary("[UI, [Domain, Data], Core]", adding: screens).hasSuffix(
        "\n2 findings of 'layering' only skip a closed layer; 'access: open' for layer 'Domain, Data' "
          + "under 'layers' permits them"))
  }

  @Test func saysNothingOfOtherFindings() throws {
    let upward = ["Core/c.swift": "struct Color1 { var s: S? }\n"]
    let open = try summary("[UI, { Domain: open }, { Data: open }, Core]", adding: upward)
    #expect(open.contains("1 finding (1 error)"))
    #expect(!open.contains("closed layer;"))
    let both = try summary("[UI, Domain, { Data: open }, Core]", adding: upward)
    #expect(both.contains("2 findings (2 errors)"))
    #expect(both.contains("\n1 finding of 'layering' only skips a closed layer; "))
  }
}
