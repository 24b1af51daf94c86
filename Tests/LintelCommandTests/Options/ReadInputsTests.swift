import Foundation
import Testing

@testable import LintelCommand

/// Nothing that a command has read is written over: project files of all tools, and what they name.
@Suite struct ReadInputsTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = { R = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { isa = PBXGroup; children = (XC,F); };
    F = { isa = PBXFileReference; path = "UI/S.swift"; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = F; };
    XC = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = D; baseConfigurationReference = XC;
      buildSettings = {}; };
    T = { isa = PBXNativeTarget; buildConfigurationList = L; name = App;
      productType = "com.apple.product-type.framework"; buildPhases = (P); };
    P = { isa = PBXSourcesBuildPhase; files = (B); }; }; rootObject = R; }
    """
  private static let files = [
    "lintel.yml": """
    version: 1
    sources: { targets: [graph.xml] }
    components: { UI: UI/**, Domain: Domain/** }
    rules: { l: { kind: layers, layers: [UI, Domain] } }
    """,
    "graph.xml": """
    <query version="2"><rule class="swift_library" name="//Exported:E">
      <string name="name" value="E"/><list name="srcs"><label value="//Exported:E.swift"/></list>
    </rule></query>
    """,
    "UI/S.swift": "public class Screen {}\n", "Domain/D.swift": "let s: Screen? = nil\n",
    "Exported/E.swift": "struct E {}\n", "Other/O.swift": "struct O {}\n",
    "A.xcodeproj/project.pbxproj": project,
    "A.xcworkspace/contents.xcworkspacedata":
      "<Workspace version=\"1.0\"><FileRef location=\"group:A.xcodeproj\"/></Workspace>\n",
    "a.xcconfig": "#include \"b.xcconfig\"\nPRODUCT_NAME = App\n", "b.xcconfig": "A = B\n",
    "Podfile": "pod 'K', :path => 'K'\n",
    "K/K.podspec": "Pod::Spec.new do |s|\n s.source_files = 'None/*.swift'\nend\n",
    "gen/project.yml": "name: G\ninclude: [more.yml]\ntargets: {}\n", "gen/more.yml": "x: 1\n",
    "bazel/WORKSPACE": "workspace(name = \"w\")\n",
    "bazel/BUILD": "load(\"@rules_swift//:x.bzl\", \"swift_library\")\n"
      + "swift_library(name = \"B\", srcs = [\"B.swift\"])\n",
    "bazel/B.swift": "struct B {}\n", "lintel.baseline": "",
  ]

  private func temporaryProject(_ rules: String? = nil) throws -> TemporaryProject {
    var files = Self.files
    files["lintel.baseline"] = nil
    if let rules { files["lintel.yml"] = rules }
    return try TemporaryProject(files)
  }

  static let inputs = files.keys.filter { $0 != "lintel.baseline" && !$0.hasSuffix(".swift") }
    .sorted()

  private static func commands(_ path: String) -> [[String]] {
    [
      ["check", "PATH", "--report", "json=PATH/new.json", "--report", "junit=\(path)"],
      ["graph", "PATH", "--output", path], ["compare", "PATH", "PATH/Other", "--output", path],
      ["baseline", "write", "PATH", "--force", "--baseline", path],
    ]
  }

  private func expectRefusals(
    _ project: TemporaryProject, _ path: String, _ inputs: [String],
    _ commands: [[String]]? = nil
  ) {
    let before = inputs.map(project.text)
    let names = project.names()
    for words in commands ?? Self.commands("PATH/" + path) {
      let run = CommandRun(words.map { $0.replacingOccurrences(of: "PATH", with: project.path) })
      #expect(run.status == .usage, "\(words): \(run.error)")
      #expect(run.error.hasPrefix("Error: Writing to '\(project.path)/\(path)' would replace "))
      #expect(run.output == "")
    }
    #expect(inputs.map(project.text) == before)
    #expect(project.names() == names)
  }

  @Test(arguments: inputs)
  func byTheirNames(_ input: String) throws {
    expectRefusals(try temporaryProject(), input, [input])
  }

  @Test(arguments: inputs)
  func throughLinks(_ input: String) throws {
    let project = try temporaryProject()
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/soft", withDestinationPath: input)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/softer", withDestinationPath: "soft")
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/around", withDestinationPath: ".")
    try FileManager.default.linkItem(
      atPath: project.path + "/" + input, toPath: project.path + "/hard")
    for path in ["soft", "softer", "hard", "around/" + input, "UI/../" + input] {
      expectRefusals(project, path, [input])
    }
  }

  /// A report tells what is wrong with the rules, before any project file was read.
  @Test(arguments: inputs + ["data.txt"], ["version: 2\n", "version: 1\nrules: 3\n"])
  func whereNothingCanBeChecked(_ input: String, rules: String) throws {
    let project = try temporaryProject(rules)
    try project.write(Data("struct Extra {}\n".utf8), to: "data.txt")
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/UI/Extra.swift", withDestinationPath: "../data.txt")
    // Nobody has told that it is an input.
    if input == "graph.xml" { return }
    expectRefusals(project, input, [input], Array(Self.commands("PATH/" + input).prefix(1)))
  }

  @Test func whatIsOnlyLookedForIsKept() throws {
    let project = try TemporaryProject(layeredProject)
    try project.write(Data("x\n".utf8), to: "UI/fastlane/Fastfile")
    try project.write(Data("struct F {}\n".utf8), to: "UI/fastlane/F.swift")
    expectRefusals(
      project, "UI/fastlane/Fastfile", ["UI/fastlane/Fastfile"],
      [["check", "PATH", "--report", "json=PATH/UI/fastlane/Fastfile"]])
  }

  @Test func anOldBaselineIsReplaced() throws {
    let project = try temporaryProject()
    for _ in 1...2 {
      let run = CommandRun("baseline", "write", project.path, "--force")
      #expect(run.status == .success, "\(run.error)")
    }
    #expect(CommandRun("baseline", "prune", project.path).status == .success)
    #expect(CommandRun("init", project.path, "--force", "--preset", "layered-3").status != .usage)
  }

  @Test func otherFilesAreReplaced() throws {
    let project = try temporaryProject()
    try project.write(Data("old".utf8), to: "A.xcodeproj/notes.json")
    let run = CommandRun(
      "check", project.path, "--report", "json=\(project.path)/A.xcodeproj/notes.json")
    #expect(run.status == .success, "\(run.error)")
    #expect(project.text(of: "A.xcodeproj/notes.json")?.hasPrefix("{") == true)
  }

  // MARK: - Links in the place of what is written

  private static let forced: [[String]] = [
    ["init", "PATH", "--force", "--preset", "layered-3"],
    ["init", "PATH", "--force", "--freeze", "--preset", "layered-3"],
    ["baseline", "write", "PATH", "--force", "--config", "PATH/rules.yml"],
  ]

  @Test(arguments: forced, ["../victim", "gone", "/dev/null"])
  func linksAreReplacedNotWhatTheyLeadTo(words: [String], target: String) throws {
    var files: [String: String] = ["victim": "precious\n"]
    for (name, text) in layeredProject { files["p/" + name] = text }
    files["p/rules.yml"] = files["p/lintel.yml"]
    files["p/lintel.yml"] = nil
    let project = try TemporaryProject(files)
    let root = project.path + "/p"
    let (isInit, freezes) = (words[0] == "init", words.contains("--freeze"))
    let baseline = isInit ? "lintel.baseline" : "rules.baseline"
    for name in (isInit ? ["lintel.yml"] : []) + (freezes || !isInit ? [baseline] : []) {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    let run = CommandRun(words.map { $0.replacingOccurrences(of: "PATH", with: root) })
    #expect(project.text(of: "victim") == "precious\n")
    #expect(!FileManager.default.fileExists(atPath: root + "/gone"))
    let name = isInit ? "lintel.yml" : baseline
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")
    if target == "/dev/null" {
      #expect(run.status == .failure)
      #expect(!run.output.contains("wrote"))
      #expect(run.error.contains("it is a link to a pipe or a device; remove the link"))
    } else {
      #expect(run.status == .success, "\(run.error)")
      #expect(attributes[.type] as? FileAttributeType == .typeRegular)
      let beginning = isInit ? "version: 1" : "# lintel baseline 1"
      #expect(project.text(of: "p/" + name)?.contains(beginning) == true)
    }
  }
}
