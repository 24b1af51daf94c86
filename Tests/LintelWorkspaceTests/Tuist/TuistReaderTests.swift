import LintelProjectFiles
import LintelScanner
import Testing

@testable import LintelWorkspace

@Suite struct TuistReaderTests {
  @Test func readsTargets() throws {
    let project = tuistProject(
      """
      let project = Project(
        name: "Shop",
        targets: [
          .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a",
            sources: ["App/**"]),
          Target.target(name: "shop-kit", destinations: [.iPhone, .mac],
            product: .staticFramework, productName: "ShopKit", bundleId: "b"),
          Target(name: "Checks", platform: .macOS, product: Product.unitTests, bundleId: "c"),
          .init(name: "Mac", destinations: Destinations.macOS, product: .commandLineTool,
            bundleId: "d"),
        ]
      )
      """)
    #expect(project.origin == .tuist)
    #expect(project.targets.map(\.name) == ["Shop", "shop-kit", "Checks", "Mac"])
    #expect(project.targets.map(\.kind) == [.application, .framework, .unitTests, .tool])
    #expect(project.targets.map(\.module.name) == ["Shop", "ShopKit", "Checks", "Mac"])
    #expect(
      project.targets.map(\.platforms) == [[.ios], [.ios, .macos], [.macos], [.macos]])
    #expect(project.notes == [])
  }

  @Test func constantsAndInterpolationsAreReplaced() throws {
    let project = tuistProject(
      #"""
      let name = "Store"
      let tests = "\(name)Tests"
      let folder = "Targets/\(name)"
      let core: TargetDependency = .target(name: "Core")
      let coreTarget = Target.target(name: "Core", destinations: .iOS, product: .framework,
        bundleId: "c", sources: ["Core/**"])
      let all: [TargetDependency] = [core, .external(name: "Kit")]
      let project = Project(name: name, targets: [
        coreTarget,
        .target(name: name, destinations: .iOS, product: .framework, bundleId: "b",
          sources: ["\(folder)/Sources/**", "Extra/" + name + ".swift"],
          dependencies: all + [.target(coreTarget)]),
        .target(name: tests, destinations: .iOS, product: .unitTests, bundleId: "t.\(tests)",
          dependencies: [.target(name: "\(name)")]),
      ])
      """#)
    #expect(project.targets.map(\.name) == ["Core", "Store", "StoreTests"])
    let files = ["Core/A.swift", "Targets/Store/Sources/Deep/B.swift", "Extra/Store.swift"]
    #expect(try project.target("Store").compiled(files) == Array(files[1...]))
    #expect(
      try project.target("Store").dependencies == [
        .target(id: "Core"), .packageProduct("Kit", package: nil),
      ])
    #expect(try project.target("StoreTests").dependencies == [.target(id: "Store")])
    #expect(project.notes == [])
  }

  @Test func constantsInACircleEnd() throws {
    let project = tuistProject(
      #"""
      let a = "\(b)\(b)"
      let b = "\(a)\(a)"
      let project = Project(name: "P", targets: [.target(name: a, product: .app)])
      """#)
    #expect(project.targets.isEmpty)
    #expect(
      project.shortNotes == ["4: the name of a target is computed, so the target is not known"])
  }

  @Test func whatIsComputedIsNotedAndTheRestCounts() throws {
    let project = tuistProject(
      """
      let project = Project(name: "P", settings: Helper.settings, targets: [
        .feature("Home"),
        .target(name: makeName(), product: .app),
        .target(name: "App", destinations: isMac ? .macOS : .iOS, product: kind(),
          sources: ["App/**", helper("x")], buildableFolders: [folder()],
          dependencies: [.Core.network, .target(name: "Core"), .project(target: "X", path: y())]),
      ] + others())
      """)
    #expect(project.targets.map(\.name) == ["App"])
    let app = try project.target("App")
    #expect(app.kind == .framework)
    #expect(app.platforms == nil)
    #expect(app.compiled(["App/A.swift"]) == ["App/A.swift"])
    #expect(app.dependencies == [.target(id: "Core")])
    #expect(!app.hasAllDependencies)
    #expect(app.configurations.allSatisfy { $0.conditions == nil })
    #expect(app.module == TargetModule(name: "App", isGuess: true))
    #expect(
      project.shortNotes == [
        "2: settings of the project are partly computed, so the names of modules may differ",
        "3: a target is computed, so it is not known",
        "4: the name of a target is computed, so the target is not known",
        "5: the product of target 'App' is computed; it counts as a framework",
        "6: sources of target 'App' are partly computed; the computed part is left out",
        "6: buildable folders of target 'App' are partly computed; the computed part is left out",
        "7: dependencies of target 'App' are partly computed",
        "7: dependencies of target 'App' are partly computed",
        "8: the list of targets is partly computed",
      ])
  }

  @Test(
    arguments: [
      "let project = Project.framework(name: \"A\", targets: [.target(name: \"No\")])",
      "extension Project { static let x = Project(name: \"A\", targets: [.target(name: \"N\")]) }",
      "",
    ])
  func aProjectThatAFunctionMakesIsNoted(text: String) throws {
    let project = tuistProject(text)
    #expect(project.targets.isEmpty)
    #expect(project.notes.count == 1)
    #expect(project.notes[0].message.hasPrefix("the project is computed"))
  }

  @Test func damagedManifestsAreReadAsFarAsTheyGo() throws {
    let text = #"""
      let name = "A"
      let project = Project(name: name, targets: [.target(name: "\(name)B", product: .app,
        sources: [.glob("A/**", excluding: ["A/b.swift"])], buildableFolders: ["C"],
        dependencies: [.project(target: "X", path: .relativeToRoot("X"))],
        settings: .settings(base: ["K": "v"], configurations: [.debug(name: .debug)]))])
      """#
    for length in 0...text.utf8.count {
      let project = tuistProject(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      #expect(project.targets.count <= 1)
    }
  }

  @Test func longListsThatAreNamedOftenAreCutOff() throws {
    let long = (0..<500).map { "\"F\($0)/**\"" }.joined(separator: ", ")
    let target = ".target(name: \"T\", product: .app, sources: long)"
    let targets = Array(repeating: target, count: 500).joined(separator: ", ")
    let project = tuistProject(
      "let long: SourceFilesList = [\(long)]\nlet project = Project(targets: [\(targets)])")
    let read = project.targets.reduce(0) { $0 + $1.patterns.count }
    #expect(read > 500 && read < 200_000)
    #expect(project.notes.count > 0)
  }
}
