import Testing

@testable import LintelProjectFiles

/// Parts of a damaged project that many others refer to: what is read of them has a limit, so that a
/// small file does not describe a great deal of work.
@Suite struct SharedPartTests {
  @Test func aPhaseBelongsToItsFirstTarget() throws {
    let project = try ProjectText(mainGroup: ["A"]).file("A", "A.swift")
      .target("One", files: ["A"])
      .target("Two", #"buildPhases = ("One PBXSourcesBuildPhase");"#).read()
    #expect(try project.files(of: "One") == ["A.swift"])
    #expect(try project.files(of: "Two") == [])
  }

  @Test func aTargetListedTwiceIsOne() throws {
    let text = ProjectText(mainGroup: ["A"]).file("A", "A.swift").target("App", files: ["A"]).text
      .replacing(#"targets = ("App")"#, with: #"targets = ("App", "App")"#)
    let project = try XcodeProject.read(
      Array(text.utf8), at: "App.xcodeproj/project.pbxproj", others: OtherFiles { _ in nil })
    #expect(project.targets.map(\.name) == ["App"])
  }

  @Test func aGroupOfVariantsHasSixtyFour() throws {
    let names = (100..<170).map { "F\($0).swift" }
    var text = ProjectText(mainGroup: ["V"])
      .object("V", "PBXVariantGroup", "children = (\(names.joined(separator: ", ")));")
      .target("App", files: ["V"])
    for name in names { text = text.file(name, name) }
    #expect(try text.read().files(of: "App") == Array(names.prefix(64)))
  }

  @Test func configurationsBeyondSixtyFourAreTold() throws {
    var text = ProjectText().target("App")
    for number in 0..<66 { text = text.settings(of: "App", "", configuration: "C\(number)") }
    let project = try text.read()
    #expect(try project.target("App").configurations.count == 64)
    #expect(project.notes.map(\.message) == ["only the first 64 configurations count"])
  }

  @Test func pathsLongerThanAnySystemTakesAreNone() throws {
    let name = String(repeating: "x", count: 3_000)
    let project = try ProjectText(mainGroup: ["G", "B"])
      .group("G", "path = \(name);", ["H"]).group("H", "path = \(name);", ["A"])
      .file("A", "A.swift").file("B", "B.swift").target("App", files: ["A", "B"]).read()
    #expect(try project.files(of: "App") == ["B.swift"])
  }

  @Test func anExceptionSetBelongsToItsFirstFolder() throws {
    let project = try ProjectText(mainGroup: ["F", "G"])
      .folder("F", "F", exceptions: ["E"]).folder("G", "G", exceptions: ["E"])
      .exceptions("E", target: "App", ["Old.swift"])
      .target("App", folders: ["F", "G"]).read()
    #expect(
      try project.compiled(["F/Old.swift", "F/New.swift", "G/Old.swift"], in: "App")
        == ["F/New.swift", "G/Old.swift"])
  }

  @Test func settingsOfAllTargetsShareOneBudget() throws {
    // Each target's name comes to 60,000 bytes, of a file of far fewer.
    var text = ProjectText()
      .settings(
        of: "Project",
        "A = \(String(repeating: "a", count: 6_000)); B = \"\(repeated("A"))\"; "
          + "PRODUCT_MODULE_NAME = \"$(B)\";")
    for number in 100..<200 {
      text = text.target("T\(number)").settings(of: "T\(number)", "")
    }
    let targets = try text.read().targets
    #expect(targets[0].module.name.utf8.count == 60_000)
    #expect(targets.last?.module == TargetModule(name: "T199", isGuess: true))
  }

  private func repeated(_ name: String) -> String { String(repeating: "$(\(name))", count: 10) }

  @Test func includesGoSixtyFourDeep() throws {
    var files: [String: String] = [:]
    for number in 0..<100 { files["\(number).xcconfig"] = "#include \"\(number + 1).xcconfig\"" }
    files["100.xcconfig"] = "PRODUCT_NAME = Deep"
    let project = try ProjectText(mainGroup: ["Base"]).file("Base", "0.xcconfig").target("App")
      .settings(of: "App", "", "baseConfigurationReference = Base;").read(files: files)
    #expect(
      project.notes.map(\.description) == [
        "36.xcconfig:1:1: '37.xcconfig' is not read, as too many files include each other"
      ])
  }
}
