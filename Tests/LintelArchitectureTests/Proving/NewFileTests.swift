import Testing

@testable import LintelArchitecture

/// What a project is with new files that are on no disk.
@Suite struct NewFileTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "P", targets: [.target(name: "A"), .target(name: "B", dependencies: ["A"])])

    """

  /// New files are in the module of those around them, or in one without a name.
  @Test(arguments: [
    (["Sources/A/New.swift": "A", "Sources/B/Deep/New.swift": "B"]),
    (["New.swift": "", "Sources/A/New.swift": "A", "Sources/B/New.swift": "B"]),
  ])
  func areInTheModuleOfThoseNearest(modules: [String: String]) throws {
    let folder = try ProjectFolder([
      "Package.swift": Self.manifest, "Sources/A/A.swift": "struct A {}\n",
      "Sources/B/B.swift": "struct B {}\n",
    ])
    let project = try LintelArchitecture.Project(root: folder.path, for: nil)
    let graph = project.linked(with: modules.mapValues { _ in Array("struct New {}\n".utf8) })
    for file in graph.files {
      let expected = modules[file.path] ?? String(file.path.split(separator: "/")[1])
      #expect(graph.modules[file.module].name == expected, "\(file.path)")
    }
    #expect(graph.files.count == modules.count + 2)
    let b = try #require(graph.modules.first { $0.name == "B" })
    #expect(b.dependencies.map { graph.modules[$0].name } == ["A"])
  }
}
