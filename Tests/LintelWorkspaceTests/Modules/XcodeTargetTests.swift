import Testing

@testable import LintelWorkspace

/// Files that targets of Xcode projects compile.
@Suite struct XcodeTargetTests {
  /// Two apps that share a file, and tests of the first, which have a folder.
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (One, Two, Tests);};
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (A, B, S, F);};
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
      B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>";};
      S = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>";};
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = Checks; sourceTree = "<group>";};
      A1 = {isa = PBXBuildFile; fileRef = A;};
      B2 = {isa = PBXBuildFile; fileRef = B;};
      S1 = {isa = PBXBuildFile; fileRef = S;};
      S2 = {isa = PBXBuildFile; fileRef = S;};
      SourcesOne = {isa = PBXSourcesBuildPhase; files = (A1, S1);};
      SourcesTwo = {isa = PBXSourcesBuildPhase; files = (B2, S2);};
      One = {isa = PBXNativeTarget; name = One; buildPhases = (SourcesOne);
        productType = "com.apple.product-type.application";};
      Two = {isa = PBXNativeTarget; name = "Two tv"; buildPhases = (SourcesTwo);
        productType = "com.apple.product-type.application";};
      Tests = {isa = PBXNativeTarget; name = Tests; buildPhases = ();
        fileSystemSynchronizedGroups = (F);
        productType = "com.apple.product-type.bundle.unit-test";};
    }; rootObject = P; }
    """

  private func workspace(
    _ files: [String], project: String = Self.project, manifest: String? = nil
  ) throws -> Workspace {
    let folder = TemporaryFolder()
    folder.write("App/App.xcodeproj/project.pbxproj", project)
    if let manifest { folder.write("App/Package.swift", toolsVersion + manifest) }
    for file in files { folder.write(file) }
    return try Workspace(root: folder.path)
  }

  @Test func aFileBelongsToAllTargetsThatCompileIt() throws {
    let workspace = try workspace([
      "App/A.swift", "App/B.swift", "App/Shared.swift", "App/Checks/Deep/T.swift",
      "App/Stray.swift",
    ])
    #expect(
      listing(workspace) == [
        "App/A.swift [One]", "App/B.swift [Two_tv]", "App/Checks/Deep/T.swift [Tests] test",
        "App/Shared.swift [One, Two_tv]", "App/Stray.swift []",
      ])
    #expect(
      moduleListing(workspace) == [
        ": unclaimed -> ?", "App:One executable -> ", "App:Tests test test -> ",
        "App:Two_tv executable -> ",
      ])
    #expect(workspace.manifestPaths == ["App/App.xcodeproj/project.pbxproj"])
  }

  @Test func filesThatSettingsExcludeAreNotInTheTarget() throws {
    var project = Self.project
    for (target, names) in [("One", "Shared*"), ("Tests", "*Mock.swift")] {
      project = project.replacing(
        "isa = PBXNativeTarget; name = \(target);",
        with: "isa = PBXNativeTarget; name = \(target); buildConfigurationList = L\(target);")
      project = project.replacing(
        "}; rootObject",
        with: """
            L\(target) = {isa = XCConfigurationList; buildConfigurations = (C\(target));};
            C\(target) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
              EXCLUDED_SOURCE_FILE_NAMES = "\(names)"; };};
          }; rootObject
          """)
    }
    let workspace = try workspace(
      ["App/A.swift", "App/Shared.swift", "App/Checks/T.swift", "App/Checks/ViewMock.swift"],
      project: project)
    #expect(
      listing(workspace) == [
        "App/A.swift [One]", "App/Checks/T.swift [Tests] test", "App/Checks/ViewMock.swift []",
        "App/Shared.swift [Two_tv]",
      ])
  }

  @Test func aPackageSharesItsFilesWithTargetsThatListThem() throws {
    let workspace = try workspace(
      ["App/A.swift", "App/B.swift"],
      manifest: """
        let package = Package(name: "P", targets: [.target(name: "Kit", path: ".", sources: ["A.swift"])])
        """)
    #expect(listing(workspace) == ["App/A.swift [Kit, One]", "App/B.swift [Two_tv]"])
  }

  @Test func aDamagedProjectIsAnErrorWithItsPlace() throws {
    let damaged = Self.project.replacing("rootObject = P; }", with: "rootObject = P")
    #expect {
      try workspace(["App/A.swift"], project: damaged)
    } throws: { error in
      let errors = (error as? WorkspaceErrors)?.errors ?? []
      return errors.count == 1 && errors[0].path == "App/App.xcodeproj/project.pbxproj"
        && errors[0].line == 22 && errors[0].column > 0
    }
  }

  @Test func workspacesAreFilesThatNoOutputMayReplace() throws {
    let folder = TemporaryFolder()
    folder.write("App.xcworkspace/contents.xcworkspacedata", "<Workspace version=\"1.0\"/>")
    folder.write("A.swift")
    #expect(
      try Workspace(root: folder.path).manifestPaths
        == ["App.xcworkspace/contents.xcworkspacedata"])
  }

  @Test func aDamagedProjectCanBeLeftOut() throws {
    let folder = TemporaryFolder()
    folder.write("App/App.xcodeproj/project.pbxproj", "{ objects = {")
    folder.write("App/A.swift")
    let error = #expect(throws: WorkspaceErrors.self) { try Workspace(root: folder.path) }
    #expect(
      error?.errors.map(\.message) == [
        "the file ends too early, as if it were cut off; restore it from version control; or leave "
          + "it out under 'sources: exclude'"
      ])
    let workspace = try Workspace(root: folder.path, prune: { $0 == "App/App.xcodeproj" })
    #expect(listing(workspace) == ["App/A.swift []"])
  }

  @Test func whatIsNotWantedMakesItsTargetsIncomplete() throws {
    let folder = TemporaryFolder()
    folder.write("App.xcodeproj/project.pbxproj", Self.project)
    for file in ["A.swift", "B.swift", "Shared.swift"] { folder.write(file) }
    let workspace = try Workspace(root: folder.path, isIncluded: { $0 != "Shared.swift" })
    #expect(
      workspace.modules.map { "\($0.name) \($0.lacksFiles)" } == [
        "One true", "Tests false", "Two_tv true",
      ])
  }

  private static let json = """
    { files: [
        { path: 'A.swift', 'target-membership': ['One/compile-sources'] },
        { kind: 'folder', path: 'Checks', 'target-membership': ['Tests'] } ],
      targets: [
        { name: 'One', id: '1', 'product-type': 'application' },
        { name: 'Tests', id: '2', 'product-type': 'bundle.unit-test' } ] }
    """

  @Test func aProjectInJSONHasTargets() throws {
    let folder = TemporaryFolder()
    folder.write("App/App.xcodeproj/project.xcproj", Self.json)
    for file in ["App/A.swift", "App/Checks/T.swift", "App/B.swift"] { folder.write(file) }
    let workspace = try Workspace(root: folder.path)
    #expect(
      listing(workspace) == [
        "App/A.swift [One]", "App/B.swift []", "App/Checks/T.swift [Tests] test",
      ])
  }

  @Test func aProjectInBothFormsIsAnError() throws {
    let folder = TemporaryFolder()
    folder.write("App.xcodeproj/project.xcproj", Self.json)
    folder.write("App.xcodeproj/project.pbxproj", Self.project)
    #expect {
      try Workspace(root: folder.path)
    } throws: { error in
      let errors = (error as? WorkspaceErrors)?.errors ?? []
      return errors.map(\.path) == ["App.xcodeproj/project.xcproj"] && errors[0].line == 1
    }
  }

  @Test func aDamagedWorkspaceIsAnErrorUnlessItIsThatOfAProject() throws {
    let folder = TemporaryFolder()
    folder.write("App.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "damaged")
    folder.write("A.swift")
    #expect(try listing(Workspace(root: folder.path)) == ["A.swift []"])
    folder.write("App.xcworkspace/contents.xcworkspacedata", "<Workspace>\n<FileRef")
    #expect {
      try Workspace(root: folder.path)
    } throws: { error in
      let errors = (error as? WorkspaceErrors)?.errors ?? []
      return errors.map(\.path) == ["App.xcworkspace/contents.xcworkspacedata"]
        && errors[0].line == 2
    }
  }

  @Test func podsThatAreDevelopedInPlaceAreModules() throws {
    let folder = TemporaryFolder()
    folder.write("Podfile", "target 'App' do\n  pod 'Kit', :path => 'Modules/Kit'\nend\n")
    folder.write(
      "Modules/Kit/Kit.podspec",
      "Pod::Spec.new do |s|\n  s.source_files = 'Sources/**/*.swift'\nend\n")
    for file in ["App/A.swift", "Modules/Kit/Sources/Deep/B.swift"] { folder.write(file) }
    #expect(
      try listing(Workspace(root: folder.path)) == [
        "App/A.swift []", "Modules/Kit/Sources/Deep/B.swift [Kit]",
      ])
  }

  @Test func projectsOfAWorkspaceMayBeMissing() throws {
    let folder = TemporaryFolder()
    folder.write("App.xcodeproj/project.xcproj", Self.json)
    folder.write("A.swift")
    folder.write(
      "App.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace><FileRef location="group:App.xcodeproj"/>
      <FileRef location="group:Pods/Pods.xcodeproj"/><FileRef location="group:Kit"/></Workspace>
      """)
    #expect(try listing(Workspace(root: folder.path)) == ["A.swift [One]"])
  }
}
