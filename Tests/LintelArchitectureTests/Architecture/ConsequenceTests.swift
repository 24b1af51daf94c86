import LintelArchitecture
import LintelFindings
import Testing

/// A way through code in no layer of which a step is a finding by itself.
@Suite struct ConsequenceTests {
  private static let layers =
    "layering: { kind: layers, layers: [View, ViewModel, Service] }"
  private static let model = "model-knows-nobody: { kind: forbid, from: Model, to: Service }"

  private func check(_ rules: [String], adding files: [String: String] = [:]) throws -> CheckResult
  {
    let text =
      "version: 1\n"
      + "components: { View: View/**, ViewModel: VM/**, Service: Service/**, Model: Model/** }\n"
      + "rules:\n" + rules.map { "  \($0)\n" }.joined()
    let project = [
      "lintel.yml": text,
      "View/UserView.swift": "struct UserView { let user: User }",
      "View/RowView.swift": "struct RowView { let user: User }",
      "VM/UserViewModel.swift": "struct UserViewModel {}",
      "Service/Sharing.swift": "class Sharing {}",
      "Model/User.swift": "struct User { var sharing: Sharing? }",
    ]
    let folder = try ProjectFolder(project.merging(files) { $1 })
    return try DeclaredArchitecture(contentsOf: folder.path + "/lintel.yml").check(folder.path)
  }

  @Test func isLeftOutAndCounted() throws {
    let result = try check([Self.layers, Self.model])
    #expect(result.findings.map(\.message) == ["'User' (Model) uses 'Sharing' (Service)"])
    #expect(result.leftOut.ways == 1)
  }

  @Test func isToldWhereNoOtherRuleTellsOfAStep() throws {
    let result = try check([Self.layers])
    #expect(
      result.findings.map(\.message) == [
        "'View' reaches 'Sharing' (Service) through 'User', skipping the closed layer 'ViewModel'"
      ])
    #expect(result.leftOut.ways == 0)
  }

  /// What an exception excuses is no finding.
  @Test func isToldWhereTheStepIsExcused() throws {
    let excused =
      Self.model.dropLast(2)
      + ", allow: [{ from: Model, to: Service, because: of old }] }"
    let result = try check([Self.layers, String(excused)])
    #expect(result.findings.map(\.rule) == ["layering"])
    #expect(result.leftOut.ways == 0)
  }

  @Test func anotherWayIsTold() throws {
    let result = try check(
      [Self.layers, Self.model],
      adding: [
        "View/Panel.swift": "struct Panel { let h: Helper }",
        "Helper.swift": "struct Helper { let s: Sharing }",
      ])
    #expect(result.findings.map(\.rule).sorted() == ["layering", "model-knows-nobody"])
    #expect(result.leftOut.ways == 1)
  }

  /// Who forbids every way asks for every way.
  @Test func doesNotCountWhereEveryWayIsForbidden() throws {
    let all = "no-way: { kind: forbid, from: View, to: Service, reach: transitive }"
    let result = try check([all, Self.model])
    #expect(result.findings.map(\.rule).sorted() == ["model-knows-nobody", "no-way"])
    #expect(result.leftOut.ways == 0)
  }
}
