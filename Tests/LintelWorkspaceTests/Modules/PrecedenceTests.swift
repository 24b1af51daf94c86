import LintelScanner
import Testing

@testable import LintelProjectFiles
@testable import LintelWorkspace

/// Which description of a project counts where there are several.
@Suite struct PrecedenceTests {
  private func project(
    _ path: String, _ origin: ProjectOrigin, target: String, files: [String]
  ) -> ProjectDescription {
    ProjectDescription(
      path: path, origin: origin,
      targets: [
        ProjectTarget(
          id: target, name: target, kind: .application, module: TargetModule(name: target),
          files: files.map { ListedFile(path: $0) })
      ])
  }

  private func map(
    _ projects: [ProjectDescription], files: [String], manifest: String? = nil
  ) -> ModuleMap {
    let manifests = manifest.map { text in
      [ManifestReader.read(SourceBuffer(text.utf8), path: "App/Package.swift")]
    }
    return ModuleMap(manifests: manifests ?? [], projects: projects, files: files) { $0 }
  }

  private func modules(of file: String, in map: ModuleMap) -> [String] {
    guard case .modules(let positions) = map.place(of: file) else { return [] }
    return positions.map { map.modules[$0].name }
  }

  @Test func whatXcodeBuildsCountsMoreThanWhatItIsMadeFrom() {
    let map = map(
      [
        project(
          "App/project.yml", .xcodeGen, target: "Spec", files: ["App/A.swift", "App/B.swift"]),
        project(
          "App/App.xcodeproj/project.pbxproj", .xcode, target: "App", files: ["App/A.swift"]),
      ], files: ["App/A.swift", "App/B.swift"])
    #expect(map.modules.map(\.name) == ["", "App"])
    #expect(modules(of: "App/A.swift", in: map) == ["App"])
    #expect(modules(of: "App/B.swift", in: map) == [])
    #expect(
      map.notes.map(\.description) == [
        "App/project.yml:1:1: the Xcode project beside it lacks a Swift file 'App/B.swift'; "
          + "generate it again"
      ])
  }

  @Test func aSpecificationAloneCounts() {
    let map = map(
      [
        project("Kit/project.yml", .xcodeGen, target: "Kit", files: ["Kit/A.swift"]),
        project("App.xcodeproj/project.pbxproj", .xcode, target: "App", files: []),
      ], files: ["Kit/A.swift"])
    #expect(modules(of: "Kit/A.swift", in: map) == ["Kit"])
    #expect(map.notes == [])
  }

  @Test func aPackageOwnsItsFolderBesideTargetsThatListItsFiles() {
    let files = ["App/Sources/Core/A.swift", "App/B.swift"]
    let map = map(
      [project("App/App.xcodeproj/project.pbxproj", .xcode, target: "App", files: files)],
      files: files,
      manifest: "let package = Package(name: \"P\", targets: [.target(name: \"Core\")])")
    #expect(modules(of: files[0], in: map) == ["Core", "App"])
    #expect(modules(of: files[1], in: map) == ["App"])
  }

  @Test func whatWasExportedForThePurposeCountsMost() {
    let files = ["App/Sources/Core/A.swift"]
    let map = map(
      [project("graph.json", .exportedGraph, target: "Exported", files: files)], files: files,
      manifest: "let package = Package(name: \"P\", targets: [.target(name: \"Core\")])")
    #expect(modules(of: files[0], in: map) == ["Exported"])
  }

  @Test func targetsBeyondSixtyFourAreToldAndDoNotCount() {
    let projects = (100..<166).map {
      project("App\($0)/project.yml", .xcodeGen, target: "T\($0)", files: ["A.swift"])
    }
    let map = map(projects, files: ["A.swift"])
    #expect(modules(of: "A.swift", in: map) == (100..<164).map { "T\($0)" })
    #expect(
      map.notes.first?.description
        == "App164/project.yml:1:1: 'A.swift' is in more than 64 targets; only the first 64 "
        + "count, here and elsewhere")
  }
}
