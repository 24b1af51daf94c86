import Testing

@testable import LintelArchitecture

/// By which names findings speak of the code that breaks a rule.
@Suite struct FindingNameTests {
  @Test func anExtensionOfANestedTypeIsNamedByThatType() throws {
    let folder = try ProjectFolder([
      "Data/Repo.swift": "struct Repo { struct Inner {} }",
      "Data/Inner.swift": "extension Repo.Inner { var screen: Screen { Screen() } }",
      "View/Screen.swift": "struct Screen {}",
    ])
    let rules = """
      version: 1
      components: { Data: Data/**, View: View/** }
      rules: { r: { kind: forbid, from: Data, to: View, kinds: type } }
      """
    let result = try DeclaredArchitecture(rulesFile: "lintel.yml", text: rules).check(folder.path)
    #expect(result.findings.map { $0.from?.name } == ["Repo.Inner"])
    #expect(result.findings.first?.message.contains("'Repo.Inner'") == true)
  }
}
