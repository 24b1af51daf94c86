import Testing

@testable import LintelCommand

/// The rule `manifest` where an Xcode project says what depends on what.
@Suite struct XcodeManifestTests {
  /// An app with frameworks Core, Kit and Spare. App declares Kit and Spare, Kit declares Spare.
  private static let files = [
    "lintel.yml": """
    version: 1
    components: { All: "**" }
    rules: { truth: { kind: manifest } }
    """,
    "App/Main.swift": "import Core\nlet core = Core()\n",
    "Core/Core.swift": "public struct Core { public init() {} }\n",
    "Kit/Kit.swift": "import Foundation\npublic struct Kit {}\n",
    "Spare/Spare.swift": "public struct Spare {}\n",
    "App.xcodeproj/project.pbxproj": """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (App, Core, Kit, Spare);};
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (FA, FC, FK, FS);};
      FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      FC = {isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = "<group>";};
      FK = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>";};
      FS = {isa = PBXFileSystemSynchronizedRootGroup; path = Spare; sourceTree = "<group>";};
      DK = {isa = PBXTargetDependency; target = Kit;};
      DS = {isa = PBXTargetDependency; target = Spare;};
      App = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (FA);
        dependencies = (DK, DS); productType = "com.apple.product-type.application";};
      Core = {isa = PBXNativeTarget; name = Core; fileSystemSynchronizedGroups = (FC);
        productType = "com.apple.product-type.framework";};
      Kit = {isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (FK);
        dependencies = (DS); productType = "com.apple.product-type.framework";};
      Spare = {isa = PBXNativeTarget; name = Spare; fileSystemSynchronizedGroups = (FS);
        productType = "com.apple.product-type.framework";};
    }; rootObject = P; }
    """,
  ]

  @Test func aProgramMayCarryWhatItDoesNotUse() throws {
    let project = try TemporaryProject(Self.files)
    let output = CommandRun(project.path).output
    #expect(
      output.contains(
        "App/Main.swift:1:8: error: 'App' imports 'Core', which its manifest does not declare"))
    #expect(
      output.contains(
        "App.xcodeproj/project.pbxproj:14:9: error: 'Kit' declares a dependency on 'Spare' but "
          + "does not use it"))
    #expect(output.contains("2 findings (2 errors)"))
  }

  @Test func whatIsDeclaredAndUsedIsFine() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"]?.replace("target = Kit;", with: "target = Core;")
    files["Kit/Kit.swift"] = "import Spare\npublic struct Kit { let spare: Spare? }\n"
    let project = try TemporaryProject(files)
    let output = CommandRun(project.path).output
    #expect(output.contains("no findings"))
  }
}
