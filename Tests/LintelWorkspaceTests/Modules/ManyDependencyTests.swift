import Testing

@testable import LintelProjectFiles
@testable import LintelWorkspace

/// Very many targets that need each other.
@Suite struct ManyDependencyTests {
  private func target(
    _ id: String, named name: String? = nil, _ kind: TargetKind = .framework,
    _ dependencies: [TargetDependency] = [], testHost: TargetDependency? = nil
  ) -> ProjectTarget {
    ProjectTarget(
      id: id, name: name ?? id, kind: kind, module: TargetModule(name: name ?? id),
      dependencies: dependencies, testHost: testHost)
  }

  private func map(_ targets: [ProjectTarget], _ others: [ProjectTarget] = []) -> ModuleMap {
    let projects = [("A", targets), ("B", others)].map { name, targets in
      ProjectDescription(
        path: "\(name).xcodeproj/project.pbxproj", origin: .xcode, targets: targets)
    }
    return ModuleMap(manifests: [], projects: projects, files: []) { $0 }
  }

  private func dependency(named name: String) -> TargetDependency {
    .remoteTarget(project: "B.xcodeproj", id: nil, name: name)
  }

  @Test(arguments: [64, 65, 1_000])
  func aNameThatTooManyTargetsHaveIsNotKnown(count: Int) throws {
    let map = map(
      [target("App", .application, [dependency(named: "T")])],
      (0..<count).map { target("T\($0)", named: "T") })
    let app = try #require(map.modules.first { $0.name == "App" })
    #expect(app.dependencies.count == 64)
    #expect((app.declaredDependencies == nil) == (count > 64))
    #expect(
      map.notes.map(\.description)
        == (count > 64
          ? [
            "A.xcodeproj/project.pbxproj:1:1: a dependency of target 'App' may mean more than 64 "
              + "targets of the same name; only the first count"
          ] : []))
  }

  @Test func aLongChainOfTargetsWithoutSourcesIsFollowed() throws {
    let count = 20_000
    let chain = (0..<count).map { target("G\($0)", .aggregate, [.target(id: "G\($0 + 1)")]) }
    let last = [target("G\(count)", .aggregate, [.target(id: "Core")]), target("Core")]
    let apps = (0..<100).map { target("App\($0)", .application, [.target(id: "G\($0)")]) }
    let map = map(apps + chain + last)
    for app in map.modules.filter({ $0.name.hasPrefix("App") }) {
      #expect(app.declaredDependencies?.map(\.name) == ["Core"])
    }
    #expect(map.notes == [])
  }

  @Test func targetsWithoutSourcesThatNeedEachOtherEnd() throws {
    let map = map([
      target("App", .application, [.target(id: "G")]),
      target("G", .aggregate, [.target(id: "A"), .target(id: "H"), .target(id: "B")]),
      target("H", .aggregate, [.target(id: "G"), .target(id: "C")]),
      target("A"), target("B"), target("C"),
    ])
    let app = try #require(map.modules.first { $0.name == "App" })
    #expect(app.declaredDependencies?.map(\.name) == ["A", "C", "B"])
  }

  /// Each target of a cycle hands on the dependencies of all, whichever is asked for first.
  @Test func targetsOfACycleHandOnTheSame() {
    let groups = [
      target("P", .aggregate, [.target(id: "Q"), .target(id: "A")]),
      target("Q", .aggregate, [.target(id: "R"), .target(id: "B")]),
      target("R", .aggregate, [.target(id: "P"), .target(id: "S"), .target(id: "C")]),
      target("S", .aggregate, [.target(id: "D")]),
    ]
    let libraries = ["A", "B", "C", "D"].map { target($0) }
    let apps = ["P", "Q", "R", "S"].map { target("To\($0)", .application, [.target(id: $0)]) }
    for order in [apps, apps.reversed()] {
      let map = map(order + groups + libraries)
      for app in map.modules where app.name.hasPrefix("To") {
        let expected: Set = app.name == "ToS" ? ["D"] : ["A", "B", "C", "D"]
        #expect(Set(app.declaredDependencies?.map(\.name) ?? []) == expected, "\(app.name)")
      }
      #expect(map.notes == [])
    }
  }

  @Test func testsOfAnAppWithVeryManyDependenciesAreNotKnown() throws {
    let libraries = (0..<1_000).map { target("L\($0)") }
    let app = target("App", .application, libraries.map { .target(id: $0.id) })
    let tests = (0..<150).map {
      target("T\($0)", .unitTests, testHost: .target(id: "App"))
    }
    let map = map([app] + tests + libraries)
    let declared = map.modules.filter(\.isTest).map { $0.declaredDependencies?.count }
    #expect(declared.prefix(100) == ArraySlice(repeatElement(1_001, count: 100)))
    #expect(declared.dropFirst(100).allSatisfy { $0 == nil })
    #expect(map.notes.count == 1)
    #expect(map.notes[0].description.hasSuffix("the others are not known"))
  }
}
