import Testing

@testable import LintelProjectFiles

/// Files that several projects name are read once.
@Suite struct OtherFilesTests {
  private func others(_ files: [String: String]) -> OtherFiles {
    OtherFiles { path in files[path].map { Array($0.utf8) } }
  }

  @Test func theManifestOfAFolderThatIsNamedOftenIsReadOnce() throws {
    var text = ProjectText(mainGroup: (0..<50).map { "R\($0)" })
    for number in 0..<50 {
      text = text.object(
        "R\(number)", "PBXFileReference",
        "lastKnownFileType = folder; path = Kit; sourceTree = \"<group>\";")
    }
    let others = others(["Kit/Package.swift": ""])
    for folder in ["", "", ""] {
      let project = try XcodeProject.read(
        Array(text.text.utf8), at: folder + "A.xcodeproj/project.pbxproj", others: others)
      #expect(project.packageFolders == ["Kit"])
    }
    #expect(others.readCount == 1)
  }

  @Test func anIncludedSpecificationIsReadOnce() throws {
    let others = others([
      "big.yml": "targets: { Kit: { type: framework, platform: iOS, sources: [s] } }"
    ])
    let text = "name: A\ninclude: [../big.yml]\ntargets: {}\n"
    for number in 0..<20 {
      let project = try #require(
        try XcodeGenProject.read(Array(text.utf8), at: "p\(number)/project.yml", others: others))
      // Its paths are those beside it.
      #expect(project.targets.map { $0.patterns.map(\.folder) } == [["s"]])
    }
    #expect(others.readCount == 1)
  }

  @Test func aPodspecIsReadOnce() throws {
    let others = others([
      "K/K.podspec": "Pod::Spec.new do |s|\ns.source_files = '**/*.swift'\nend"
    ])
    for number in 0..<20 {
      let project = try CocoaPodsProject.read(
        Array("pod 'K', :path => '../K'".utf8), at: "p\(number)/Podfile", others: others)
      #expect(project.targets.count == 1)
    }
    #expect(others.readCount == 1)
  }

  @Test func packagesThatListEachOtherAreReadOnce() throws {
    let count = 20
    var files = ["WORKSPACE": ""]
    for number in 0..<count {
      let labels = (0..<count).map { "\"//p\($0):g\"" }.joined(separator: ", ")
      files["p\(number)/BUILD"] =
        "filegroup(name = \"g\", srcs = [\"A\(number).swift\"])\n"
        + "swift_library(name = \"x\", srcs = [\(labels)])\n"
    }
    let others = others(files)
    for number in 0..<count {
      let path = "p\(number)/BUILD"
      let project = try #require(
        try BazelPackage.read(Array((files[path] ?? "").utf8), at: path, others: others))
      #expect(project.targets[0].files.count == count)
    }
    // Of each package both names of the file, and once what may mark a workspace there.
    #expect(others.readCount <= 6 * count + 3)
  }
}
