import LintelProjectFiles
import Testing

@testable import LintelWorkspace

/// What targets of Tuist depend on, and what their settings say.
@Suite struct TuistDependencyTests {
  @Test func everyFormOfDependencyIsRead() throws {
    let project = tuistProject(
      """
      let project = Project(name: "P", targets: [.target(name: "App", product: .app,
        dependencies: [
          .target(name: "A"), .target(name: "A", condition: .when([.ios])), .macro(name: "M"),
          .project(target: "B", path: "../Core"), .project(target: "C", path: "./"),
          .project(target: "D", path: .relativeToRoot("Kit"), status: .optional),
          TargetDependency.external(name: "E"), .package(product: "F"),
          .package(product: "G", type: .plugin), .package(product: "H", type: .runtime),
          .sdk(name: "UIKit", type: .framework), .xctest,
          .framework(path: "Libs/I.framework"), .xcframework(path: "../J.xcframework"),
        ])])
      """, at: "Modules/App/Project.swift")
    #expect(project.notes == [])
    let app = try project.target("App")
    #expect(
      app.dependencies == [
        .target(id: "A"), .target(id: "M"),
        .remoteTarget(project: "Modules/Core", id: "B", name: "B"), .target(id: "C"),
        .remoteTarget(project: "Kit", id: "D", name: "D"), .packageProduct("E", package: nil),
        .packageProduct("F", package: nil), .packageProduct("H", package: nil),
        .product(fileName: "I.framework"), .product(fileName: "J.xcframework"),
      ])
    #expect(app.hasAllDependencies)
  }

  @Test func anotherProjectIsFoundByItsFolder() throws {
    let app = tuistProject(
      """
      let project = Project(name: "App", targets: [.target(name: "App", product: .app,
        dependencies: [.project(target: "Core", path: "../Core")])])
      """, at: "App/Project.swift")
    let core = tuistProject(
      "let project = Project(name: \"Core\", targets: [.target(name: \"Core\", product: .app)])",
      at: "Core/Project.swift")
    let index = TargetIndex([app, core])
    let found = index.targets(meantBy: app.targets[0].dependencies[0], in: 0)
    #expect(found.map(\.project) == [1])
  }

  @Test func testsRunInTheFirstAppThatTheyDependOn() throws {
    let project = tuistProject(
      """
      let project = Project(name: "P", targets: [
        .target(name: "Tests", product: .unitTests,
          dependencies: [.target(name: "Core"), .target(name: "App")]),
        .target(name: "UITests", product: .uiTests, dependencies: [.target(name: "App")]),
        .target(name: "App", product: .app), .target(name: "Core", product: .framework)])
      """)
    #expect(project.targets.map(\.testHost) == [.target(id: "App"), nil, nil, nil])
  }

  @Test func localPackagesArePartOfTheProject() throws {
    let project = tuistProject(
      """
      let project = Project(name: "P", packages: [.package(path: "../Kit"), .local(path: "Own"),
        .remote(url: "https://example.com", requirement: .exact("1.0.0"))], targets: [])
      """, at: "App/Project.swift")
    #expect(project.packageFolders == ["Kit", "App/Own"])
    #expect(project.notes == [])
  }

  @Test func settingsNameModulesAndConditions() throws {
    let project = tuistProject(
      """
      let shared: SettingsDictionary = ["SWIFT_VERSION": "6.0", "PRODUCT_NAME": "Ignored"]
      let project = Project(name: "P",
        settings: .settings(base: shared, configurations: [
          .debug(name: .debug, settings: [:], xcconfig: "Debug.xcconfig"),
          .release(name: "Beta", settings: [
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["BETA", flag]])]),
        targets: [
          .target(name: "App", product: .app,
            settings: .settings(base: ["PRODUCT_MODULE_NAME": .string("$(TARGET_NAME)_Kit")])),
          .target(name: "a-b c", product: .app)])
      """, files: ["Debug.xcconfig": "OTHER_SWIFT_FLAGS = -DTRACE"])
    #expect(
      project.shortNotes == [
        "7: settings of the project are partly computed, so the names of modules may differ"
      ])
    #expect(try project.target("App").module.name == "App_Kit")
  }

  @Test func configurationFilesAreRead() throws {
    let project = tuistProject(
      """
      let project = Project(name: "P", settings: .settings(configurations: [
          .debug(name: .debug, xcconfig: "Debug.xcconfig"),
          .release(name: "Beta", settings: [
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["BETA", "$(inherited)"]]),
          .release(name: .release, xcconfig: .relativeToRoot("Missing.xcconfig"))]),
        targets: [.target(name: "a-b c", product: .app)])
      """, files: ["Debug.xcconfig": "OTHER_SWIFT_FLAGS = -DTRACE"])
    let target = try project.target("a-b c")
    #expect(target.module.name == "a_b_c")
    #expect(target.configurations.map(\.name) == ["Debug", "Beta", "Release"])
    #expect(target.configurations.map(\.conditions) == [["DEBUG", "TRACE"], ["BETA"], nil])
  }
}
