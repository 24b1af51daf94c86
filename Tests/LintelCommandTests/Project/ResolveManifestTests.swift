import Foundation
import LintelWorkspace
import Testing

@testable import LintelCommand

/// `--resolve-manifests`.
@Suite struct ResolveManifestTests {
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let names = ["Core", "Feature"]
    let package = Package(
      name: "P",
      targets: names.map { name in
        .target(
          name: name, dependencies: name == "Core" ? [] : ["Core"], path: "Code/\\(name.lowercased())")
      })
    """,
    "lintel.yml": """
    version: 1
    components: { Core: { target: Core }, Feature: { target: Feature } }
    rules:
      core: { kind: forbid, from: Feature, to: Core }
    """,
    "Code/core/Store.swift": "public struct Store {}\n",
    "Code/feature/Screen.swift": "import Core\nlet store = Store()\n",
  ]

  private static let remedy =
    "note: Package.swift:1:1: this manifest computes its targets; '--resolve-manifests' runs it "
    + "with 'swift package dump-package'\n"

  @Test func targetsOfAComputedManifestAreKnown() throws {
    let project = try TemporaryProject(Self.package)
    let plain = CommandRun("check", project.path)
    #expect(plain.status == .failure)
    let resolved = CommandRun("check", project.path, "--resolve-manifests")
    #expect(resolved.status == .findings)
    #expect(
      resolved.output.contains(
        "Code/feature/Screen.swift:1:8: error: 'Code/feature/Screen.swift' (Feature) imports "
          + "module 'Core' (Core) (core)"),
      "\(resolved.output)")
    #expect(resolved.error == "")
    let graph = CommandRun("graph", project.path, "--level", "module", "--resolve-manifests")
    #expect(graph.output.contains("\"Feature\" -> \"Core\""), "\(graph.output)")
  }

  @Test func theDoctorNamesTheOption() throws {
    var files = Self.package
    files["lintel.yml"] = """
      version: 1
      components: { Core: Code/core/**, Feature: Code/feature/** }
      rules: { core: { kind: forbid, from: Core, to: Feature } }
      """
    let project = try TemporaryProject(files)
    let plain = CommandRun("doctor", project.path)
    #expect(plain.error.hasSuffix(Self.remedy), "\(plain.error)")
    let resolved = CommandRun("doctor", project.path, "--resolve-manifests")
    #expect(resolved.error == "")
    #expect(resolved.output.hasPrefix("projects: 1 package with 2 targets; all files in targets\n"))
  }

  @Test func anErrorOfTheManifestIsOne() throws {
    var files = Self.package
    files["Package.swift"]? += "\nlet number: Int = \"\"\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("check", project.path, "--resolve-manifests")
    #expect(run.status == .failure)
    #expect(
      run.error.hasPrefix(
        "Package.swift:10:19: error: cannot convert value of type 'String' to specified type 'Int'; "
          + "make it pass, or leave out '--resolve-manifests'\n"), "\(run.error)")
  }

  /// - Parameter swift: a script in the place of `swift`; `nil` for none at all.
  private func error(ofSwift swift: String?) throws -> String {
    let project = try TemporaryProject(Self.package)
    if let swift {
      try project.write(
        Data("#!/bin/sh\necho run >> \"${0%/*}/runs.txt\"\n\(swift)\n".utf8), to: "bin/swift")
      try project.makeProgram("bin/swift")
    }
    let run = try ProgramRun(
      "PATH=\"$PWD/bin\" \"$lintel\" check --resolve-manifests 2> err.txt", in: project.path)
    #expect(run.exitCode() == 2)
    // A manifest may do more than to say what a package is made of.
    #expect(project.text(of: "bin/runs.txt") == (swift == nil ? nil : "run\n"))
    return (project.text(of: "err.txt") ?? "").split(separator: "\n").first.map(String.init) ?? ""
  }

  private static let start = "Package.swift: error: 'Package.swift' cannot be run: "
  private static let end = "; make it pass, or leave out '--resolve-manifests'"

  @Test func saysThatThereIsNoSwift() throws {
    #expect(
      try error(ofSwift: nil) == Self.start
        + "'swift package dump-package' cannot be started: No such file or directory; install "
        + "Swift, or add it to 'PATH'" + Self.end)
  }

  @Test(arguments: [
    ("echo 'main/Package.swift:3: Fatal error: no'; exit 1", "no"),
    (
      "echo \"error: 'p': Invalid manifest (compiled with: [swiftc])\"; "
        + "echo \"error: 'p': package 'p' is using Swift tools version 9\" >&2; exit 1",
      "'p': package 'p' is using Swift tools version 9"
    ),
    ("exit 3", "'swift package dump-package' ended with status 3"),
    ("kill -9 $$", "'swift package dump-package' was ended by signal 9"),
  ])
  func saysWhyAManifestCannotBeRun(swift: String, reason: String) throws {
    #expect(try error(ofSwift: swift) == Self.start + reason + Self.end)
  }

  @Test func givesUpAfterAWhile() throws {
    let project = try TemporaryProject(Self.package)
    let dump = PackageDump(root: project.path, timeLimit: .zero)
    #expect(
      throws: ManifestRunError(
        message: "'swift package dump-package' did not end within 0 s" + Self.end)
    ) { try dump.output(ofPackage: "") }
  }
}
