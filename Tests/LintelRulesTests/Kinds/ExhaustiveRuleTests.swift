import LintelFindings
import LintelVocabulary
import Testing

@Suite struct ExhaustiveRuleTests {
  @Test func everyTopLevelDeclarationBelongsSomewhere() throws {
    let yaml = rules("  r: { kind: exhaustive }")
    var project = project()
    #expect(try messages(yaml, in: project) == [])
    project.add("Helper", .struct, in: "Helpers/Helper.swift")
    project.add("help", .function, in: "Helpers/Helper.swift", owner: "Helper")
    project.file("Helpers/Empty.swift")
    let found = try findings(yaml, in: project)
    #expect(found.map(\.message) == ["'Helper' belongs to no component"])
    #expect(
      found[0].locations == [
        SourceLocation(
          path: "Helpers/Helper.swift", line: 1, column: 6, length: 6, sourceLine: "decl Helper")
      ])
  }

  @Test func topLevelCodeBelongsSomewhere() throws {
    var project = project()
    project.file("main.swift")
    project.use("main.swift", "A1")
    #expect(
      try messages(rules("  r: { kind: exhaustive }"), in: project) == [
        "'main.swift' belongs to no component"
      ])
  }

  @Test func aFileThatHandsModulesOnBelongsSomewhere() throws {
    var project = project()
    project.addImport("Foundation", in: "Plain.swift")
    project.addImport("Foundation", in: "Exports.swift", isExported: true)
    project.addImport("Foundation", in: "A/A1.swift", isExported: true)
    project.add("A2", in: "Declares.swift")
    project.addImport("Foundation", in: "Declares.swift", isExported: true)
    #expect(
      try messages(rules("  r: { kind: exhaustive }"), in: project) == [
        "'A2' belongs to no component", "'Exports.swift' belongs to no component",
      ])
  }

  @Test func canBeLimitedToFolders() throws {
    var project = project()
    project.add("Helper", in: "Helpers/Helper.swift")
    #expect(try messages(rules("  r: { kind: exhaustive, in: A/** }"), in: project) == [])
    #expect(
      try messages(rules("  r: { kind: exhaustive, in: Helpers/** }"), in: project).count == 1)
    #expect(
      try errors(rules("  r: { kind: exhaustive, in: Helper/** }"), in: project) == [
        "7:30: no file matches 'Helper/**'; expected a path, as in 'App/**'; there is no such "
          + "folder at the root of the check"
      ])
    #expect(
      try errors(rules("  r: { kind: exhaustive, in: [A/**, B] }"), in: project) == [
        "7:37: no file matches 'B'; expected a path, as in 'App/**', not the name of a component"
      ])
  }
}
