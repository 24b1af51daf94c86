import Testing

@testable import LintelCommand

/// `#if` in files of an app for iOS and of one for macOS.
@Suite struct TargetConditionTests {
  private static let files = [
    "lintel.yml": """
    version: 1
    components:
      Phone: { path: Phone/** }
      Mac: { path: Mac/** }
      Shared: { path: Shared/** }
    rules:
      below: { kind: forbid, from: Shared, to: [Phone, Mac] }
      named: { kind: declarations, in: Shared, should: { name: "Row*" } }
    """,
    "Phone/Cell.swift": "import UIKit\nclass Cell: UITableViewCell {}\nstruct Theme {}\n",
    "Mac/Table.swift": "import AppKit\nclass Table: NSTableView {}\nstruct Theme {}\n",
    "Shared/Row.swift": """
    #if os(macOS)
    struct Row { let table: Table; let theme: Theme }
    #else
    struct Row { let cell: Cell }
    #endif
    #if os(watchOS)
    // lintel:disable:next named - the watch has its own
    struct Watch { let table: Table }
    struct Other {}
    #endif
    """,
    "App.xcodeproj/project.pbxproj": """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (Phone, Mac);};
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (FP, FM, FS);};
      FP = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>";};
      FM = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>";};
      FS = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";};
      Phone = {isa = PBXNativeTarget; name = Phone; fileSystemSynchronizedGroups = (FP, FS);
        buildConfigurationList = L1; productType = "com.apple.product-type.application";};
      Mac = {isa = PBXNativeTarget; name = Mac; fileSystemSynchronizedGroups = (FM, FS);
        buildConfigurationList = L2; productType = "com.apple.product-type.application";};
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
      L2 = {isa = XCConfigurationList; buildConfigurations = (C2);};
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;};};
      C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx;};};
    }; rootObject = P; }
    """,
  ]

  private func output(_ arguments: String..., files: [String: String] = Self.files) throws
    -> String
  {
    let project = try TemporaryProject(files)
    let run = CommandRun(arguments + [project.path])
    return run.output + run.error
  }

  @Test func eachBranchIsJudgedInTheTargetsThatCompileIt() throws {
    let output = try output("check")
    #expect(output.contains("Shared/Row.swift:2:25: error: 'Row' (Shared) uses 'Table' (Mac)"))
    #expect(output.contains("Shared/Row.swift:2:43: error: 'Row' (Shared) uses 'Theme' (Mac)"))
    #expect(output.contains("Shared/Row.swift:4:24: error: 'Row' (Shared) uses 'Cell' (Phone)"))
    #expect(output.contains("3 findings (3 errors)"))
    #expect(output.contains("1 branch of #if left out"))
  }

  @Test func aPlatformOnTheCommandLineTakesThePlaceOfThoseOfTargets() throws {
    let output = try output("check", "--platform", "watchos")
    #expect(output.contains("Shared/Row.swift:4:24: error: 'Row' (Shared) uses 'Cell' (Phone)"))
    #expect(output.contains("Shared/Row.swift:8:27: error: 'Watch' (Shared) uses 'Table' (Mac)"))
    #expect(output.contains("Shared/Row.swift:9:8: error: 'Other' (Shared) is not named 'Row*'"))
    #expect(output.contains("3 findings (3 errors)"))
  }

  @Test func withoutSettingsAllBranchesCount() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"]?.replace("SDKROOT = iphoneos;", with: "")
    let output = try output("check", files: files)
    #expect(output.contains("Shared/Row.swift:9:8: error: 'Other' (Shared) is not named 'Row*'"))
    #expect(!output.contains("left out"))
  }

  @Test func branchesThatAreLeftOutAreCountedInReports() throws {
    #expect(try output("check", "--format", "json").contains("\"branchesLeftOut\": 1"))
  }

  /// Apps with a framework each, of which a shared file imports the one that is there.
  private static func importing(filter: String) -> [String: String] {
    [
      "lintel.yml": """
      version: 1
      components: { App: { path: App/** }, One: { path: One/** }, Two: { path: Two/** } }
      rules: { r: { kind: forbid, from: App, to: [One, Two] } }
      """,
      "App/Main.swift": "#if canImport(One)\nimport One\n#else\nimport Two\n#endif\n",
      "One/One.swift": "public struct One {}\n", "Two/Two.swift": "public struct Two {}\n",
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (App, One, Two);
          buildConfigurationList = L;};
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (FA, F1, F2);};
        FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
        F1 = {isa = PBXFileSystemSynchronizedRootGroup; path = One; sourceTree = "<group>";};
        F2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Two; sourceTree = "<group>";};
        D1 = {isa = PBXTargetDependency; target = One; \(filter)};
        D2 = {isa = PBXTargetDependency; target = Two;};
        App = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (FA);
          dependencies = (D1, D2); productType = "com.apple.product-type.application";
          buildConfigurationList = L;};
        One = {isa = PBXNativeTarget; name = One; fileSystemSynchronizedGroups = (F1);
          productType = "com.apple.product-type.framework"; buildConfigurationList = L;};
        Two = {isa = PBXNativeTarget; name = Two; fileSystemSynchronizedGroups = (F2);
          productType = "com.apple.product-type.framework"; buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;};};
      }; rootObject = P; }
      """,
    ]
  }

  @Test func whatATargetDependsOnCanBeImported() throws {
    let output = try output("check", files: Self.importing(filter: ""))
    #expect(
      output.contains("App/Main.swift:2:8: error: 'App/Main.swift' (App) imports module 'One'"))
    #expect(output.contains("1 finding (1 error)"))
    #expect(output.contains("1 branch of #if left out"))
  }

  @Test func whatItDependsOnForSomePlatformsMayBeMissing() throws {
    let output = try output("check", files: Self.importing(filter: "platformFilter = ios;"))
    #expect(output.contains("2 findings (2 errors)"))
    #expect(!output.contains("left out"))
  }
}
