import Testing

@testable import LintelWorkspace

/// Targets that constants hold, and packages that are given theirs later.
@Suite struct ConstantTargetTests {
  @Test func readsTargetsThatAreSetPropertyByProperty() {
    let manifest = manifest(
      """
      let pkg = Package(name: "P")
      pkg.products = [.library(name: "Core", targets: ["Core"])]
      let core: Target = .target(name: "Core")
      core.path = "Sources"
      core.exclude = ["old.swift", "other.m"]
      core.dependencies = ["Base"]
      pkg.swiftLanguageVersions = [.v5]
      pkg.targets = [
        core,
        .target(name: "Base"),
      ]
      """)
    #expect(
      description(manifest) == [
        "library Core path=Sources exclude=old.swift,other.m deps=Base", "library Base",
      ])
    #expect(manifest.products.map(\.name) == ["Core"])
    #expect(manifest.hasAllTargets)
    #expect(manifest.notes.isEmpty)
  }

  @Test func readsTargetsOfTypedConstants() {
    let manifest = manifest(
      """
      let core = Target.target(name: "Core", path: "Core")
      let all: Package = Package(name: "P", targets: [core])
      all.targets += [.target(name: "Base")]
      """)
    #expect(description(manifest) == ["library Core path=Core", "library Base"])
    #expect(manifest.notes.isEmpty)
  }

  @Test func saysWhatOfATargetIsChanged() {
    let manifest = manifest(
      """
      let core = Target.target(name: "Core", path: "Core", exclude: ["x"])
      let base = Target.target(name: "Base", exclude: ["x"])
      core.path = "Core/" + folder
      core.exclude.append("y")
      core.dependencies += ["Base"]
      let package = Package(name: "P", targets: [core, base])
      """)
    #expect(description(manifest) == ["library Core deps=?", "library Base exclude=x"])
    #expect(
      manifest.notes.map(\.description) == [
        "Package.swift:3:13: path of target 'Core' is computed; its default folder is used",
        "Package.swift:4:6: exclude of target 'Core' is changed here, so nothing is excluded",
        "Package.swift:5:6: dependencies of target 'Core' are changed here, so they are not known",
      ])
  }

  @Test func listsThatAreAssignedTwiceAreComputed() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [.target(name: "A")])
      package.targets = [.target(name: "B")]
      """)
    #expect(description(manifest) == ["library A"])
    #expect(!manifest.hasAllTargets)
  }
}
