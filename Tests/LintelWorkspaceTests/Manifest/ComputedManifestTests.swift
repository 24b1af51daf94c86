import Testing

@testable import LintelWorkspace

/// Manifests that say some things only when they run.
@Suite struct ComputedManifestTests {
  @Test func saysWhereTheListOfTargetsIsComputed() {
    let manifest = manifest(
      """
      let package = Package(
        name: "P",
        targets: names.map { .target(name: $0) } + [.target(name: "A")]
      )
      """)
    #expect(description(manifest) == ["library A"])
    #expect(!manifest.hasAllTargets)
    #expect(
      manifest.notes.map(\.description) == [
        "Package.swift:3:12: the list of targets is computed; each folder in 'Sources' and 'Tests' "
          + "that no other target claims counts as a module"
      ])
  }

  @Test func saysWhichTargetsAreComputed() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [
        core(),
        .target(name: "A" + suffix), .target(name: "B\\(n)"), .target(name: "C").settings(),
        .target(name: "D"),
      ])
      package.targets += more()
      package.targets.removeAll { $0.isTest }
      """, path: "Kit/Package.swift")
    #expect(description(manifest) == ["library D"])
    #expect(
      manifest.notes.map { String($0.description.prefix { $0 != ";" }) } == [
        "Kit/Package.swift:2:3: a target is computed",
        "Kit/Package.swift:3:3: the name of a target is computed",
        "Kit/Package.swift:3:32: the name of a target is computed",
        "Kit/Package.swift:3:56: a target is computed",
        "Kit/Package.swift:6:20: the list of targets is computed",
        "Kit/Package.swift:7:9: the list of targets is changed here",
      ])
  }

  @Test func saysWhichFilesOfTargetsAreChanged() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", exclude: ["x"], sources: ["y"], resources: [.copy("r")]),
      ])
      for target in package.targets {
        target.exclude = []
        target.sources = nil
        print(target.exclude.count)
      }
      """)
    #expect(description(manifest) == ["library A resources=r"])
    #expect(
      manifest.notes.map(\.description) == [
        "Package.swift:5:10: exclude of targets is changed here, so nothing is excluded",
        "Package.swift:6:10: sources of targets are changed here; all in their folders count",
      ])
  }

  /// Ways to change a target that are not followed: nothing is excluded then.
  @Test(arguments: [
    "package.targets[0][keyPath: \\.exclude] = []",
    "var none: [String] = []; swap(&package.targets[0].exclude, &none)",
    "withUnsafeMutablePointer(to: &package.targets[0].exclude) { $0.pointee = [] }",
    "infix operator <~; func <~ (l: inout [String], r: [String]) { l = r }",
    "extension Target { func off() { exclude = [] } }; package.targets[0].off()",
    "let same = package; same.targets[0].exclude = []",
    "func change(_ target: Target) { target.exclude = [] }; change(package.targets[0])",
    "extension Target { static func target(name: String, exclude: [String]) -> Target { .a } }",
    "extension Package { convenience init(name: String, targets: [Target]) { self.init() } }",
    "func + (a: [String], b: [String]) -> [String] { [] }",
  ])
  func excludesNothingWhereCodeMayChangeThat(_ change: String) {
    let package =
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", exclude: [\"x\"])])"
    #expect(description(manifest(package)) == ["library A exclude=x"])
    for text in [package + "\n" + change, change + "\n" + package] {
      // Code before the package cannot change it, but in functions.
      if !text.hasPrefix("package"), text.hasPrefix(change), !change.contains("func") { continue }
      let found = manifest(text)
      #expect(description(found) == ["library A"] && !found.notes.isEmpty, "\(text)")
    }
  }

  @Test func aTargetIsATestOnlyIfItIsEverywhere() {
    let manifest = manifest(
      """
      #if os(Windows)
      let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "B")])
      #else
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      #endif
      """)
    #expect(description(manifest).contains("library B"))
    #expect(!description(manifest).contains { $0.hasPrefix("test") })
    #expect(manifest.notes.count == 1)
  }

  /// Helpers for targets that are in many manifests change nothing.
  @Test(arguments: [
    "extension Target.Dependency { static let core: Self = \"Core\" }",
    "let sources = [\"a\"]; var exclude: [String] = []",
    "func flag(_ name: String) -> Bool { true }",
    "for target in package.targets { target.swiftSettings = [] }",
  ])
  func otherCodeChangesNothing(_ code: String) {
    let package =
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", exclude: [\"x\"])])"
    #expect(description(manifest(package + "\n" + code)) == ["library A exclude=x"])
  }

  @Test func saysWhichPartsOfATargetAreComputed() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", dependencies: ["B", shared], path: root + "A",
          exclude: ["x", y], sources: list, resources: [.copy("r"), z]),
        .target(name: "C", dependencies: ["B"] + common),
        .target(name: "D", dependencies: .init()),
        .target(name: "E", dependencies: ["B"]),
      ])
      """)
    #expect(
      description(manifest) == [
        "library A exclude=x resources=r deps=?", "library C deps=?", "library D deps=?",
        "library E deps=B",
      ])
    #expect(manifest.hasAllTargets)
    #expect(
      manifest.notes.map(\.description) == [
        "Package.swift:2:42: dependencies of target 'A' are computed, so they are not known",
        "Package.swift:2:57: path of target 'A' is computed; its default folder is used",
        "Package.swift:3:20: exclude of target 'A' is partly computed; the computed part is left out",
        "Package.swift:3:33: sources of target 'A' are computed; all in its folder count",
        "Package.swift:3:63: resources of target 'A' are partly computed; the computed part is left out",
        "Package.swift:4:44: dependencies of target 'C' are computed, so they are not known",
        "Package.swift:5:36: dependencies of target 'D' are computed, so they are not known",
      ])
  }

  @Test func takesTheValuesOfConstants() {
    let manifest = manifest(
      """
      let atomics: PackageDescription.Target.Dependency = .product(name: "Atomics", package: "a")
      let name = "B"
      let others: [Target.Dependency] = ["C", .target(name: "D")]
      let computed = others + [atomics]
      let package = Package(name: "P", targets: [
        .target(name: "X", dependencies: ["A", atomics, name]),
        .target(name: "Y", dependencies: ["A"] + others),
        .target(name: "Z", dependencies: computed),
      ])
      """)
    #expect(
      description(manifest) == [
        "library X deps=A,product:Atomics@a,B", "library Y deps=A,C,target:D", "library Z deps=?",
      ])
  }

  @Test func takesNoConstantThatIsDeclaredTwice() {
    let manifest = manifest(
      """
      #if os(Linux)
      let shared: [Target.Dependency] = ["A"]
      #else
      let shared: [Target.Dependency] = ["B"]
      #endif
      let package = Package(name: "P", targets: [.target(name: "X", dependencies: shared)])
      """)
    #expect(description(manifest) == ["library X deps=?"])
  }

  @Test func dependenciesThatAreChangedLaterAreUnknown() {
    let manifest = manifest(
      """
      let package = Package(name: "P", targets: [.target(name: "A", dependencies: ["B"])])
      for target in package.targets { target.dependencies.append("C") }
      """)
    #expect(description(manifest) == ["library A deps=?"])
    #expect(
      manifest.notes.map(\.description) == [
        "Package.swift:2:40: dependencies of targets are changed here, so they are not known"
      ])
  }

  @Test func aManifestWithoutPackageIsComputed() {
    let manifest = manifest("import PackageDescription\nlet package = makePackage()\n")
    #expect(manifest.targets.isEmpty)
    #expect(!manifest.hasAllTargets)
    #expect(
      manifest.notes.first?.description.hasPrefix("Package.swift:1:1: there is no 'Package(...)'")
        == true)
  }

  @Test func anUnfinishedManifestIsComputed() {
    let manifest = manifest("let package = Package(name: \"P\", targets: [.target(name: \"A\")")
    #expect(!manifest.hasAllTargets)
    #expect(
      manifest.notes.first?.description.hasPrefix(
        "Package.swift:1:22: the parenthesis of 'Package' is never closed; ") == true)
  }
}
