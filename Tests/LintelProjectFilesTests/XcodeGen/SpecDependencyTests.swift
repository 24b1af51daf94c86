import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// What targets of a specification need.
@Suite struct SpecDependencyTests {
  private func dependencies(
    _ list: String, files: [String: String] = [:]
  ) throws -> [TargetDependency] {
    let text = """
      targets:
        App: { type: application, platform: iOS, dependencies: [\(list)] }
        Kit: { type: framework }
      aggregateTargets: { All: { targets: [App] } }
      packages:
        Local: { path: Packages/Local }
        Remote: { url: "https://example.org/remote" }
        Hub: { github: someone/hub }
      localPackages: [../Old]
      projectReferences: { Other: { path: Other/Other.xcodeproj } }
      """
    return try specification(text, at: "ios/project.yml", files: files).target("App").dependencies
  }

  @Test(
    arguments: [
      ("{ target: Kit }", [.target(id: "Kit")]),
      ("{ target: Kit, link: false }, { target: Kit }, { target: App }", [.target(id: "Kit")]),
      ("{ target: All }", [.target(id: "All")]),
      ("{ framework: Vendor/A.framework }", [.product(fileName: "A.framework")]),
      ("{ framework: A.framework, implicit: true }", [.product(fileName: "A.framework")]),
      ("{ carthage: A }", [.product(fileName: "A.framework")]),
      ("{ bundle: A.bundle }", [.product(fileName: "A.bundle")]),
      ("{ sdk: UIKit.framework }", []), ("Kit", []), ("{}", []),
      ("{ target: Kit, platforms: [iOS, tvOS] }", [.target(id: "Kit")]),
      ("{ target: Kit, platforms: [macOS] }", []),
    ] as [(String, [TargetDependency])])
  func aDependencyIsATargetOrAProduct(list: String, meant: [TargetDependency]) throws {
    #expect(try dependencies(list) == meant)
  }

  @Test(
    arguments: [
      ("{ package: Local }", "Local", .folder("ios/Packages/Local")),
      ("{ package: Local, product: A }", "A", .folder("ios/Packages/Local")),
      ("{ package: Local, products: [B] }", "B", .folder("ios/Packages/Local")),
      ("{ package: Remote }", "Remote", .repository("https://example.org/remote")),
      ("{ package: Hub }", "Hub", .repository("https://github.com/someone/hub")),
      ("{ package: Old }", "Old", .folder("Old")), ("{ package: Gone }", "Gone", nil),
    ] as [(String, String, PackageReference?)])
  func aDependencyIsAProductOfAPackage(
    list: String, product: String, package: PackageReference?
  ) throws {
    #expect(try dependencies(list) == [.packageProduct(product, package: package)])
  }

  @Test func severalProductsAreSeveralDependencies() throws {
    let package = PackageReference.folder("ios/Packages/Local")
    #expect(
      try dependencies("{ package: Local, products: [A, B] }") == [
        .packageProduct("A", package: package), .packageProduct("B", package: package),
      ])
  }

  @Test func packagesAtHandAreTold() throws {
    let text = """
      packages: { B: { path: ../B }, A: { path: A }, C: { path: ./A }, D: { url: "https://x" } }
      targets: {}
      """
    #expect(try specification(text, at: "ios/project.yml").packageFolders == ["B", "ios/A"])
  }

  /// Nobody may have made the other project from its specification yet.
  @Test(
    arguments: [
      ([:], "ios/Other/Other.xcodeproj"), (["ios/Other/project.yml": ""], "ios/Other"),
      (
        ["ios/Other/project.yml": "", "ios/Other/Other.xcodeproj/project.pbxproj": ""],
        "ios/Other/Other.xcodeproj"
      ),
    ] as [([String: String], String)])
  func aDependencyIsATargetOfAnotherProject(files: [String: String], project: String) throws {
    #expect(
      try dependencies("{ target: Other/Kit }", files: files)
        == [.remoteTarget(project: project, id: nil, name: "Kit")])
  }

  @Test func aTargetThatIsNotThereIsTold() throws {
    let project = try specification(
      "targets: { App: { dependencies: [{ target: Gone }, { target: No/Gone }] } }")
    #expect(try project.target("App").dependencies == [])
    #expect(
      project.noteTexts == [
        "project.yml:1:44: there is no target 'Gone'; the dependency is left out",
        "project.yml:1:62: there is no target 'No/Gone'; the dependency is left out",
      ])
  }

  @Test func targetsMayHaveAnotherNameThanTheirKey() throws {
    let project = try specification(
      "targets: { app: { name: App, dependencies: [{ target: Kit }] }, kit: { name: Kit } }")
    #expect(try project.target("App").dependencies == [.target(id: "Kit")])
  }

  @Test(
    arguments: [
      ("dependencies: [{ target: Kit }, { target: App }, { target: Beta }]", .target(id: "App")),
      (
        "dependencies: [{ target: App }], settings: { TEST_TARGET_NAME: Beta }", .target(id: "Beta")
      ),
      (
        "settings: { TEST_HOST: \"$(BUILT_PRODUCTS_DIR)/Beta.app/$(OTHER)\" }",
        .target(id: "Beta")
      ),
      (
        "dependencies: [{ target: App }], settings: { TEST_HOST: \"$(X)/Own.app/Own\" }",
        .target(id: "App")
      ),
      ("settings: { TEST_HOST: \"$(X)/Own.app/Own\" }", .product(fileName: "Own.app")),
      ("dependencies: [{ target: Kit }]", nil),
    ] as [(String, TargetDependency?)])
  func testsRunInAnApp(tests: String, host: TargetDependency?) throws {
    let text = """
      targets:
        App: { type: application }
        Beta: { type: application }
        Kit: { type: framework }
        Tests: { type: bundle.unit-test, \(tests) }
      """
    #expect(try specification(text).target("Tests").testHost == host)
  }

  @Test func onlyTestsRunInAnApp() throws {
    let text = """
      targets:
        App: { type: application }
        Extension: { type: app-extension, dependencies: [{ target: App }] }
      """
    #expect(try specification(text).target("Extension").testHost == nil)
  }
}
