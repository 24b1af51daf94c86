import Testing

@testable import LintelProjectFiles
@testable import LintelWorkspace

/// What targets of projects depend on.
@Suite struct ProjectDependencyTests {
  private func target(
    _ name: String, _ kind: TargetKind = .framework, module: String? = nil,
    dependencies: [TargetDependency] = [], testHost: TargetDependency? = nil
  ) -> ProjectTarget {
    ProjectTarget(
      id: name, name: name, kind: kind, module: TargetModule(name: module ?? name),
      product: TargetProduct(id: "\(name).product", fileName: "\(module ?? name).framework"),
      dependencies: dependencies, testHost: testHost)
  }

  private func project(
    _ path: String, packages: [String] = [], _ targets: [ProjectTarget]
  ) -> ProjectDescription {
    ProjectDescription(path: path, origin: .xcode, targets: targets, packageFolders: packages)
  }

  /// For each module with dependencies: `name -> positions of modules; declared names`.
  private func dependencies(
    _ projects: [ProjectDescription], manifests: [Manifest] = []
  ) -> [String] {
    ModuleMap(manifests: manifests, projects: projects, files: []) { $0 }.modules
      .compactMap { module in
        guard let declared = module.declaredDependencies, !declared.isEmpty else { return nil }
        let others = module.dependencies.map { "\($0)" }.joined(separator: " ")
        return "\(module.name) -> \(others); "
          + declared.flatMap(\.modules).joined(separator: " ")
      }
  }

  @Test func targetsAreFoundByIdentity() {
    let found = dependencies([
      project(
        "App.xcodeproj/project.pbxproj",
        [
          target("Core iOS", module: "Core"), target("Core tvOS", module: "Core"),
          target("App", .application, dependencies: [.target(id: "Core iOS")]),
          target("TV", .application, dependencies: [.target(id: "Core tvOS")]),
        ])
    ])
    #expect(found == ["App -> 1; Core", "TV -> 2; Core"])
  }

  @Test func whatIsNotInTheWorkspaceHasOnlyItsName() {
    let found = dependencies([
      project(
        "App.xcodeproj/project.pbxproj",
        [
          target(
            "App", .application,
            dependencies: [.product(fileName: "Lottie.framework"), .target(id: "Gone")])
        ])
    ])
    #expect(found == ["App -> ; Lottie"])
  }

  @Test func productsOfPackagesAreTheirModules() {
    let package = { (path: String) in
      manifest(
        """
        let package = Package(name: "P", products: [.library(name: "Push", targets: ["Wire"])],
          targets: [.target(name: "Wire")])
        """, path: path)
    }
    let project = project(
      "App.xcodeproj/project.pbxproj", packages: ["B"],
      [
        target("One", dependencies: [.packageProduct("Push", package: .folder("A"))]),
        target("Two", dependencies: [.packageProduct("Push", package: nil)]),
        target("Three", dependencies: [.packageProduct("Push", package: .repository("r"))]),
      ])
    let found = dependencies(
      [project], manifests: [package("A/Package.swift"), package("B/Package.swift")])
    #expect(found == ["One -> 1; Wire", "Two -> 2; Wire", "Three -> ; Push"])
  }

  @Test func testsHaveWhatTheirAppHas() {
    let found = dependencies([
      project(
        "App.xcodeproj/project.pbxproj",
        [
          target("Core"),
          target("App", .application, dependencies: [.target(id: "Core")]),
          target("AppTests", .unitTests, testHost: .target(id: "App")),
        ])
    ])
    #expect(found == ["App -> 1; Core", "AppTests -> 1 2; App Core"])
  }
}
