import Testing

@testable import LintelCommand

/// Components that are chosen by the targets of an Xcode project.
@Suite struct TargetSelectorTests {
  private func output(
    _ components: String, _ rule: String, _ words: String...
  ) throws -> String {
    var files = twoAppsProject
    files["lintel.yml"] =
      "version: 1\ncomponents:\n\(components)\nrules: { r: { \(rule) } }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun([project.path] + words)
    return run.output + run.error
  }

  @Test func aTargetIsCalledByItsNameInTheProject() throws {
    let output = try output(
      "  TV: { target: \"App tvOS\", not: { target: \"App iOS\" } }\n  Phone: { target: \"* iOS\" }",
      "kind: forbid, from: TV, to: Phone")
    #expect(output.contains("TV.swift:1:25: error: 'TV' (TV) uses 'Shared' (Phone)"))
    #expect(output.contains("1 finding (1 error)"))
  }

  @Test func reportsNameTheModuleOnlyWhereThereIsOne() throws {
    let output = try output(
      "  TV: { target: \"App tvOS\", not: { target: \"App iOS\" } }\n  Phone: { target: \"* iOS\" }",
      "kind: forbid, from: TV, to: Phone", "--format", "json")
    #expect(
      output.contains(
        """
              "from": {
                "name": "TV",
                "component": "TV",
                "file": "TV.swift",
                "group": "App (App tvOS)"
              },
              "to": {
                "name": "Shared",
                "component": "Phone",
                "file": "Shared.swift",
                "group": null
              },
        """), "\(output)")
  }

  @Test func namesOfTargetsAreCaptured() throws {
    let output = try output(
      "  \"{name}\": { target: \"App {name}\", not: { name: Shared } }\n  Shared: { name: Shared }",
      "kind: forbid, from: iOS, to: Shared")
    #expect(output.contains("'Phone' (iOS) uses 'Shared' (Shared)"))
  }

  @Test func aPlatformHasTheFilesOfAllTargetsForIt() throws {
    let output = try output(
      "  TV: { platform: tvos }\n  Phone: { platform: ios, not: { platform: tvos } }",
      "kind: forbid, from: Phone, to: TV")
    #expect(output.contains("Phone.swift:1:28: error: 'Phone' (Phone) uses 'Shared' (TV)"))
    #expect(output.contains("1 finding (1 error)"))
  }

  @Test(arguments: [
    (
      "{ target: App tvos }",
      "'target: App tvos' in component 'TV' matches nothing; did you mean 'App tvOS'?"
    ),
    (
      "{ platform: tv }",
      "unknown platform 'tv'; expected 'ios', 'linux', 'macos', 'tvos', 'visionos', 'watchos'"
    ),
    (
      "{ platform: linux }",
      "'platform: linux' in component 'TV' matches nothing; correct it or set 'may-be-empty: true'"
    ),
  ])
  func whatIsUnknownIsAnError(_ selector: String, _ message: String) throws {
    let output = try output(
      "  TV: \(selector)\n  Phone: { target: \"App iOS\" }", "kind: forbid, from: TV, to: Phone")
    #expect(output.contains(message), "\(output)")
  }
}
