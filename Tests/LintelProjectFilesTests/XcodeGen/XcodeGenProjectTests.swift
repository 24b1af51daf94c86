import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Specifications as a whole, also damaged and hostile ones.
@Suite struct XcodeGenProjectTests {
  @Test func targetsAreDescribedByName() throws {
    let text = """
      name: Work
      targets:
        Kit: { type: library.static }
        App: { type: application, platform: iOS }
        Tests: { type: bundle.unit-test, platform: iOS }
        Ext: { type: app-extension }
        Old: { type: "", legacy: { toolPath: make }, sources: [A.swift] }
      aggregateTargets: { All: { targets: [App] } }
      """
    let project = try specification(text, at: "ios/project.yml")
    #expect(project.path == "ios/project.yml")
    #expect(project.origin == .xcodeGen)
    #expect(project.folder == "ios")
    #expect(project.targets.map(\.name) == ["App", "Ext", "Kit", "Old", "Tests", "All"])
    #expect(
      project.targets.map(\.kind) == [
        .application, .appExtension, .library, .aggregate, .unitTests, .aggregate,
      ])
    #expect(
      project.targets.map(\.product?.fileName) == [
        "App.app", "Ext.appex", "libKit.a", nil, "Tests.xctest", nil,
      ])
    #expect(try project.files(of: "Old") == [])
    #expect(try project.target("All").dependencies == [.target(id: "App")])
  }

  @Test func jsonIsYAML() throws {
    let text = #"{ "name": "Work", "targets": { "App": { "sources": ["A.swift"] } } }"#
    #expect(try specification(text).files(of: "App") == ["A.swift"])
  }

  /// Other tools call their files like that, too.
  @Test(arguments: [
    "", "# nothing", "title: A report", "- name: a list", "just text", "a: !custom b",
    "title: one\n---\ntitle: two", "\u{1}", "build: !include targets.yml",
  ])
  func otherFilesAreNoSpecifications(text: String) throws {
    #expect(try readSpecification(text) == nil)
  }

  @Test(arguments: [
    ("targets:\n\tApp: {}", 2, 1, "YAML is indented with spaces, not with tabs"),
    (
      "name: A\ninclude: { a\nb\n", 4, 1,
      "not valid YAML: did not find expected ',' or '}'; quote a text with '{' or '[' in it"
    ),
    ("targets: {}\ntargets: {}", 2, 1, "duplicate key 'targets', first used on line 1"),
    ("targets: {", 1, 11, "not valid YAML: did not find expected node content"),
    (
      "targets:\n<<<<<<< ours\n  App: {}\n", 2, 1,
      "a merge conflict is left here; keep one side, and remove the lines that begin with "
        + "'<<<<<<<', '=======' and '>>>>>>>'"
    ),
  ])
  func damagedFilesAreOneError(text: String, line: Int, column: Int, message: String) throws {
    #expect(throws: ProjectFileError(line: line, column: column, message: message)) {
      try readSpecification(text)
    }
  }

  @Test func aVariableOfTheEnvironmentIsToldOnce() throws {
    let project = try specification(
      "targets: { App: { sources: [\"${X}/A\", \"${X}/B\", C.swift, \"${Y}\", \"${}\"] } }")
    #expect(
      project.noteTexts == [
        "project.yml:1:29: the value of '${X}' comes from the environment and is not known; "
          + "the files there are in no target",
        "project.yml:1:58: the value of '${Y}' comes from the environment and is not known; "
          + "the files there are in no target",
      ])
    #expect(try project.files(of: "App") == ["C.swift"])
  }

  @Test(arguments: [
    "name: A\ntargets:", "name: A\ntargets: []", "name: [A]\ntargets: { App: }",
    "name: A\ntargets: { App: [a] }", "targets: { App: { sources: { A: 1 }, settings: 5 } }",
    "targets: { App: { dependencies: a, platform: {}, type: [] } }\npackages: 1",
    "targets: {}\nsettings: []\nsettingGroups: x\nconfigs: [a]\ninclude: { a: b }",
    "targets: { App: { sources: [{path: [a]}], configFiles: a, templates: {} } }",
  ])
  func oddValuesSayNothing(text: String) throws {
    #expect(try specification(text).notes == [])
  }

  /// Each template names the one before twice, and each group of settings as well.
  @Test func repetitionsDoNotMultiply() throws {
    var text = "targetTemplates:\n  T0: { sources: [A.swift] }\n"
    for number in 1..<60 {
      text += "  T\(number): { templates: [T\(number - 1), T\(number - 1)] }\n"
    }
    text += "settingGroups:\n  G0: { PRODUCT_NAME: Own }\n"
    for number in 1..<60 {
      text += "  G\(number): { groups: [G\(number - 1), G\(number - 1)] }\n"
    }
    text += "targets: { App: { templates: [T59], settings: { groups: [G59] } } }"
    let app = try specification(text).target("App")
    #expect(app.files.map(\.path) == ["A.swift"])
    #expect(app.module.name == "Own")
  }

  @Test func targetsOfALargeTemplateAreReadAsFarAsThatIsInProportion() throws {
    let sources = (0..<300).map { "\"S\($0)/${target_name}.swift\"" }.joined(separator: ", ")
    var text = "targetTemplates:\n  Base: { sources: [\(sources)] }\ntargets:\n"
    for number in 1_000..<2_000 { text += "  T\(number): { templates: [Base] }\n" }
    let project = try specification(text)
    #expect(project.targets.count == 1_000)
    #expect(try project.files(of: "T1000").count == 300)
    #expect(try project.files(of: "T1999") == [])
    #expect(
      project.notes.last?.message
        == "the templates of all targets are too large together; from here on they do not count")
  }

  @Test func longValuesOfVariablesAreReadAsFarAsThatIsInProportion() throws {
    let name = String(repeating: "x", count: 20_000)
    let sources = String(repeating: "${target_name}", count: 5_000)
    let text = """
      targetTemplates: { Base: { sources: ["\(sources)"] } }
      targets:
        ? \(name)
        : { templates: [Base] }
      """
    let project = try specification(text)
    #expect(project.targets.map(\.name) == [name])
    #expect(project.targets[0].patterns == [])
  }

  @Test func targetsOfManyPlatformsAreReadAsFarAsThatIsInProportion() throws {
    let platforms = (1_000..<3_000).map { "P\($0)" }.joined(separator: ", ")
    let sources = (0..<2_000).map { "S\($0)" }.joined(separator: ", ")
    let project = try specification(
      "targets: { App: { platform: [\(platforms)], sources: [\(sources)] }, Other: {} }")
    #expect(project.targets.last?.name == "Other")
    #expect((1..<2_000).contains(project.targets.count))
    #expect(
      project.noteTexts == [
        "project.yml:1:17: targets for several platforms are too large together; from here on they "
          + "are left out"
      ])
  }
}
