import Foundation
import Testing

@testable import LintelCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Links out of the checkout show nothing of what they lead to, in no command and no format.
@Suite struct OutsideFilesTests {
  static let canary = "CANARY"
  private static let secretSwift = """
    import CANARYModule
    // lintel:disable CANARYrule - CANARYreason
    // lintel:disable:next layering - CANARYreason
    public struct CANARYType: CANARYProtocol { let screen: Screen; let key = "CANARYstring" }
    extension CANARYType { func CANARYFunction(_ CANARYlabel: Screen, store: Store) {} }
    struct Model2 { var CANARYscreen: Screen? = Screen(CANARYargument: 1) }
    @CANARYAttribute final class CANARYViewModel { let model: CANARYUnknown = .CANARYcase }
    #if CANARYFLAG
      let screen: Screen = CANARYfunction()
    #endif
    aws_secret_access_key = CANARYhunter2
    func open( {
    """
  private static let rules = """
    version: 1
    components:
      UI: UI/**
      Domain: Domain/**
      Data: Data/**
      "Part.{part}": { name: "{part}ViewModel", may-be-empty: true }
    rules:
      layering: { kind: layers, layers: [UI, Domain, Data] }
      length: { kind: metrics, metric: lines, level: module, max: 0 }
      names: { kind: declarations, in: Domain, should: { name: "Nobody*" } }
      all: { kind: exhaustive }
      out: { kind: imports, deny: ["*"] }
    """
  private static let files: [String: String] = [
    "p/lintel.yml": rules, "p/.git/config": "token = CANARYgit\nCANARY_KEY = CANARYgit\n",
    "p/UI/Screen.swift": "struct Screen {}\nvar aws_secret_access_key: Screen? = nil\n",
    "p/Domain/Model.swift": "struct Model {\n  let store: Store\n  let screen: Screen?\n}\n",
    "p/Data/Store.swift": "struct Store {}\n", "p/A/a.swift": "public struct A {}\n",
    "out/K.swift": secretSwift,
    "out/folder/L.swift": "struct CANARYLinked { let screen: Screen }\n",
    "out/folder/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
      + "let package = Package(name: \"CANARYPackage\", targets: [.target(name: \"CANARYTarget\", "
      + "path: \".\")])\n",
    "out/folder/project.yml": "name: CANARYProject\ntargets: [CANARY\n",
    "out/dotenv": "CANARY_KEY=CANARYvalue\nGITHUB_TOKEN=CANARYtoken\nPRODUCT_NAME=CANARYname\n",
    "out/spec.yml":
      "name: CANARYName\ntargets: { CANARYTarget: { type: application, sources: [A] } }\n",
    "out/K.podspec": "Pod::Spec.new do |s|\n s.name = 'CANARYPod'\n s.module_name = 'CANARYPod'\n"
      + " s.source_files = '**/*.swift'\nend\n",
    "out/credentials": "[default]\naws_secret_access_key = CANARYhunter2\n",
    "out/BUILD": "swift_library(name = \"CANARYLib\", srcs = glob([\"*.swift\"]))\n",
    "p/gen/project.yml": "name: G\ninclude: [spec.yml]\ntargets:\n  T: { type: framework, "
      + "sources: [T] }\n",
    "p/gen/T/t.swift": "struct T {}\n", "p/pods/Podfile": "pod 'K', :path => '.'\n",
    "p/bazel/x.swift": "struct X {}\n", "p/pods/P/p.swift": "struct P {}\n",
    "p/A.xcodeproj/project.pbxproj": project("c.xcconfig", "$(GITHUB_TOKEN)"),
    "p/B.xcodeproj/project.pbxproj": project("d.xcconfig", "$(token)$(CANARY_KEY)"),
    "p/C.xcodeproj/project.pbxproj": project("e.xcconfig", "$(GITHUB_TOKEN:c99extidentifier)"),
    "p/e.xcconfig": "#include \"c.xcconfig\"\n#include? \"linked/dotenv\"\n",
  ]
  private static let links = [
    "p/Domain/K.swift": "../../out/K.swift", "p/Domain/Linked": "../../out/folder",
    "p/c.xcconfig": "../out/dotenv", "p/d.xcconfig": ".git/config", "p/linked": "../out",
    "p/gen/spec.yml": "../../out/spec.yml", "p/pods/K.podspec": "../../out/K.podspec",
    "p/bazel/BUILD": "../../out/BUILD",
  ]

  /// A target whose module is called after a setting.
  private static func project(_ settings: String, _ name: String) -> String {
    """
    { objects = { R = { isa = PBXProject; buildConfigurationList = L; mainGroup = G;
      targets = (T); }; G = { isa = PBXGroup; children = (X,S); };
    X = { isa = PBXFileReference; path = \(settings); sourceTree = "<group>"; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; baseConfigurationReference = X;
      buildSettings = { PRODUCT_MODULE_NAME = "\(name)"; PRODUCT_NAME = "\(name)"; }; name = N; };
    S = { isa = PBXFileSystemSynchronizedRootGroup; path = A; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.framework";
      buildConfigurationList = L; buildPhases = (); fileSystemSynchronizedGroups = (S); }; };
    rootObject = R; }
    """
  }

  private func outside(
    _ more: [String: String] = [:], isRepository: Bool = true
  ) throws -> TemporaryProject {
    var files = Self.files
    if !isRepository { files["p/.git/config"] = nil }
    let project = try TemporaryProject(files)
    for (link, target) in Self.links.merging(more, uniquingKeysWith: { $1 }) {
      if !isRepository, target == ".git/config" { continue }
      try FileManager.default.createSymbolicLink(
        atPath: "\(project.path)/\(link)", withDestinationPath: target)
    }
    return project
  }

  @Test(arguments: [true, false])
  func noWordOfThemIsShown(isRepository: Bool) throws {
    let project = try outside(isRepository: isRepository)
    let root = project.path + "/p"
    for words in EveryCommand.words(
      of: root, subjects: ["Model2", "Domain/K.swift", "Screen", "hidden-1", "Domain"])
    {
      let run = CommandRun(words)
      let texts = [run.output, run.error] + project.reports()
      for text in texts {
        let line = text.split(separator: "\n").first { $0.contains(Self.canary) } ?? ""
        #expect(!text.contains(Self.canary), "\(words): \(line)")
      }
    }
  }

  @Test func theyAreJudgedByPathAndLine() throws {
    let project = try outside()
    let run = CommandRun("check", project.path + "/p", "--all")
    #expect(run.status == .findings)
    for place in ["Domain/K.swift:6:", "Domain/K.swift:11:", "Domain/Linked/L.swift:1:"] {
      #expect(run.output.contains(place), "\(run.output)\(run.error)")
    }
    // Both names are the project's own.
    #expect(run.output.contains("'Domain/K.swift' (Domain) uses 'aws_secret_access_key' (UI)"))
    #expect(run.output.contains("'hidden-"))
    #expect(run.error.contains("outside of the checkout, so no line of such a file is shown"))
    #expect(
      run.error.contains(
        "'Domain/Linked/Package.swift' lies outside of the checkout, so it is not read"))
    let json = CommandRun("check", project.path + "/p", "--format", "json")
    #expect(json.output.contains("Domain/K.swift"))
  }

  @Test(arguments: ["out/credentials", "out/dotenv", "p/.git/config"])
  func aBaselineIsNotShown(_ target: String) throws {
    let project = try outside()
    let root = project.path + "/p"
    for name in ["lintel.baseline", "other.txt"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: "\(project.path)/\(target)")
    }
    let run = CommandRun("check", root)
    #expect(run.status == .failure)
    #expect(run.error.contains("errors, not shown because"), "\(run.error)")
    let baselines: [[String]] =
      ["show", "diff", "prune", "write"].map { ["baseline", $0, root] }
      + [["check", root, "--baseline", root + "/other.txt"]]
    for words in EveryCommand.words(of: root, subjects: ["Screen"]) + baselines {
      let run = CommandRun(words)
      for text in [run.output, run.error] + project.reports() {
        #expect(!text.contains(Self.canary), "\(words)")
      }
    }
  }

  @Test func aBaselineThatIsOneAcceptsWithoutBeingShown() throws {
    let project = try TemporaryProject(
      Dictionary(uniqueKeysWithValues: layeredProject.map { ("p/" + $0, $1) }))
    let root = project.path + "/p"
    #expect(CommandRun("baseline", "write", root).status == .success)
    let text = project.text(of: "p/lintel.baseline") ?? ""
    try project.write(Data((text + "layering CANARY -> CANARY call 1\n").utf8), to: "outside")
    try FileManager.default.removeItem(atPath: root + "/lintel.baseline")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/lintel.baseline", withDestinationPath: "../outside")
    for words in EveryCommand.words(of: root, subjects: ["Screen"]) where words[0] != "init" {
      let run = CommandRun(words)
      #expect(!(run.output + run.error).contains(Self.canary), "\(words)")
    }
    let run = CommandRun("check", root)
    #expect(run.output.contains("lintel.baseline:"), "\(run.output)\(run.error)")
    #expect(run.output.contains("an accepted finding is fixed; it is not shown"))
    #expect(!run.output.contains("(layering)"), "the others are accepted")
    // Where it was copied to, it may be shown.
    try project.write(Data(), to: ".git/HEAD")
    #expect(CommandRun("check", root).output.contains("'CANARY'"))
  }

  /// Whoever names a file by its path below the checked folder means one of the checkout.
  @Test(arguments: ["p/cfg", "p/cfg/../cfg"])
  func aBaselineMayBeNamedThroughALinkedFolder(folder: String) throws {
    let project = try outside(["p/cfg": "../out"], isRepository: false)
    let run = CommandRun(
      "check", project.path + "/p", "--baseline", "\(project.path)/\(folder)/credentials")
    #expect(run.status == .failure)
    #expect(!run.error.contains(Self.canary), "\(run.error)")
  }

  @Test func exportedTargetsAreNotRead() throws {
    let project = try outside(["p/graph.xml": "../out/credentials"])
    try project.write(
      Data((Self.rules + "\nsources: { targets: [graph.xml] }\n").utf8), to: "p/lintel.yml")
    let run = CommandRun("check", project.path + "/p")
    #expect(run.status == .failure)
    #expect(run.error.contains("'graph.xml' leads out of the checkout; "), "\(run.error)")
    #expect(!run.error.contains(Self.canary))
  }

  /// In one checkout everything belongs together, whatever folder is checked.
  @Test func linksWithinACheckoutAreFollowed() throws {
    var files: [String: String] = ["Config/c.xcconfig": "PRODUCT_MODULE_NAME = Shared\n"]
    files[".git/HEAD"] = ""
    files["App/A.xcodeproj/project.pbxproj"] = Self.project("c.xcconfig", "$(inherited)")
    files["App/A/a.swift"] = "struct A {}\n"
    files["Other/Model.swift"] = "struct Model { let screen: Screen }\n"
    for (name, text) in layeredProject where name != "Domain/Model.swift" {
      files["App/" + name] = text
    }
    files["App/Domain/Clock.swift"] = "struct Clock {}\n"
    let project = try TemporaryProject(files)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/App/c.xcconfig", withDestinationPath: "../Config/c.xcconfig")
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/App/Domain/Model.swift",
      withDestinationPath: "../../Other/Model.swift")
    let run = CommandRun("check", project.path + "/App")
    #expect(run.output.contains("'Model' (Domain) uses 'Screen' (UI)"), "\(run.error)")
    #expect(run.output.contains("struct Model { let screen: Screen }"))
    #expect(!run.error.contains("outside of the checkout"), "\(run.error)")
  }

  /// A linked folder is one of the checkout's own, so what it leads to is not.
  @Test func aCheckedFolderMayBeALink() throws {
    let project = try outside(["p/Away": "../out"])
    try project.write(Data(Self.rules.utf8), to: "out/lintel.yml")
    for words in EveryCommand.words(of: project.path + "/p/Away", subjects: ["Screen"]) {
      let run = CommandRun(words)
      #expect(!(run.output + run.error).contains(Self.canary), "\(words)")
    }
  }
}
