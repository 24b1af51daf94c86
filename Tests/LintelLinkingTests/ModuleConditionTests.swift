import LintelScanner
import LintelTestGraphs
import LintelVocabulary
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// `#if` where it is known what the modules are built for.
@Suite struct ModuleConditionTests {
  private static let phone = [
    ModuleBuild(platform: .ios, flags: ["DEBUG"]), ModuleBuild(platform: .ios, flags: []),
  ]
  private static let mac = [ModuleBuild(platform: .macos, flags: [])]

  /// Which of the types `Phone`, `Mac` and `Other` a file mentions in branches of `#if`, each in
  /// which modules, and which of its branches are left out.
  private func uses(
    _ condition: String, in modules: String, settings: BuildSettings? = nil,
    builds: [String: [ModuleBuild]] = ["P": phone, "M": mac]
  ) -> (types: [String], leftOut: [String]) {
    let text = """
      struct Phone {}
      struct Mac {}
      #if \(condition)
      let value: Phone
      #else
      let value: Mac
      #endif
      """
    let graph = makeGraph(
      ["\(modules)/File.swift": text], settings: settings, builds: builds)
    let types = graph.dependencies.map { value in
      let only = graph.modules(of: value).map { graph.modules[$0].name }.joined(separator: "+")
      return graph.text(of: graph.declarations[value.to].name) + " in \(only)"
    }
    let bytes = Array(text.utf8)
    let leftOut = graph.leftOutBranches.map {
      String(decoding: bytes[Int($0.range.lowerBound)..<Int($0.range.upperBound)], as: UTF8.self)
        .filter { $0 != "\n" }
    }
    return (types, leftOut)
  }

  @Test(arguments: [
    ("os(iOS)", "P", ["Phone in P"], ["let value: Mac"]),
    ("os(macOS)", "P", ["Mac in P"], ["let value: Phone"]),
    ("!os(macOS)", "P+M", ["Phone in P", "Mac in M"], []),
    ("os(watchOS)", "P+M", ["Mac in M+P"], ["let value: Phone"]),
    // One configuration sets it, and another does not.
    ("DEBUG", "P", ["Phone in P", "Mac in P"], []),
    ("DEBUG", "M", ["Mac in M"], ["let value: Phone"]),
    ("DEBUG && os(macOS)", "P+M", ["Mac in M+P"], ["let value: Phone"]),
    ("NOWHERE", "P+M", ["Mac in M+P"], ["let value: Phone"]),
    ("canImport(AppKit)", "P+M", ["Phone in M", "Mac in P"], []),
    ("canImport(UIKit)", "M", ["Mac in M"], ["let value: Phone"]),
    // Nothing is known of these.
    ("canImport(Alamofire)", "P", ["Phone in P", "Mac in P"], []),
    ("targetEnvironment(simulator)", "P", ["Phone in P", "Mac in P"], []),
    ("swift(>=6)", "P", ["Phone in P", "Mac in P"], []),
    ("hasFeature(Embedded)", "M", ["Phone in M", "Mac in M"], []),
    ("os(macOS)", "X", ["Phone in X", "Mac in X"], []),
    ("os(macOS)", "P+X", ["Phone in X", "Mac in P+X"], []),
  ])
  func aBranchCountsWhereItIsCompiled(
    condition: String, modules: String, types: [String], leftOut: [String]
  ) {
    let found = uses(condition, in: modules)
    #expect(found.types == types)
    #expect(found.leftOut == leftOut)
  }

  @Test(arguments: [
    ("os(macOS)", nil, ["Mac in P"]), ("NOWHERE", ["A"], ["Mac in P"]),
    ("A", ["A"], ["Phone in P"]),
    ("OPEN", ["A"], ["Phone in P", "Mac in P"]),
    ("NOWHERE", nil, ["Phone in P", "Mac in P"]),
  ])
  func flagsMayBeUnknown(condition: String, flags: [String]?, types: [String]) {
    let build = ModuleBuild(platform: .ios, flags: flags, openFlags: ["OPEN"])
    #expect(uses(condition, in: "P", builds: ["P": [build]]).types == types)
  }

  @Test func anAppOnAMacMayHaveModulesOfMacOS() {
    let builds = ["P": [ModuleBuild(platform: .ios, mayBeCatalyst: true, flags: [])]]
    #expect(
      uses("canImport(AppKit)", in: "P", builds: builds).types == ["Phone in P", "Mac in P"])
    #expect(uses("canImport(UIKit)", in: "P", builds: builds).types == ["Phone in P"])
    #expect(uses("canImport(Glibc)", in: "P", builds: builds).types == ["Mac in P"])
  }

  @Test func aModuleOfTheProjectMayHaveTheNameOfOneOfASystem() {
    let builds = ["P": Self.phone]
    #expect(uses("canImport(Carbon)", in: "P", builds: builds).types == ["Mac in P"])
    let graph = makeGraph(
      [
        "Carbon/C.swift": "public struct C {}",
        "P/File.swift": "struct A {}\n#if canImport(Carbon)\nlet a: A\n#endif",
      ], builds: builds)
    #expect(graph.leftOutBranches.isEmpty)
    #expect(describe(graph) == ["a -> A type"])
  }

  @Test func whatTheUserSaysTakesThePlaceOfAllThat() {
    let settings = BuildSettings(flags: ["DEBUG"], platform: "macOS")
    #expect(uses("os(macOS)", in: "P", settings: settings).types == ["Phone in P"])
    #expect(uses("DEBUG", in: "M", settings: settings).types == ["Phone in M"])
    #expect(
      uses("os(iOS)", in: "P", settings: BuildSettings()).types == ["Phone in P", "Mac in P"])
  }

  @Test func whatIsDeclaredInABranchThatIsLeftOutIsNotThere() {
    let graph = makeGraph(
      [
        "P/A.swift": """
        class Base {}
        #if os(macOS)
        @MainActor class Window: Base {
          func show(_ base: Base) {}
          struct Inner {}
        }
        #elseif DEBUG
        class Debugger: Base {}
        #endif
        class View: Base {
        #if canImport(AppKit)
          var window: Window?
        #endif
          var base = Base()
        }
        """
      ], builds: ["P": Self.phone])
    #expect(
      graph.declarations.map { graph.text(of: $0.name) } == [
        "", "Base", "Debugger", "View", "base",
      ])
    #expect(
      describe(graph) == [
        "Debugger -> Base inherit", "View -> Base inherit", "View.base -> Base construct",
      ])
    #expect(graph.leftOutBranches.count == 2)
  }

  /// As the compiler's index replaces dependencies: the branches are still in no module.
  @Test func otherDependenciesLeaveTheBranchesOut() {
    let graph = makeGraph(
      ["P/A.swift": "struct A {}\n#if os(macOS)\nlet mac: A\n#endif\nlet phone: A"],
      builds: ["P": Self.phone])
    let replaced = graph.replacingDependencies(
      in: { _ in true }, by: [], moduleSets: graph.moduleSets)
    #expect(describe(graph) == ["phone -> A type"])
    #expect(replaced.dependencies.isEmpty)
    #expect(replaced.leftOutBranches == graph.leftOutBranches)
    #expect(replaced.leftOutBranches.count == 1)
  }

  @Test func aTypeOfAnotherPlatformIsNotMeant() {
    let graph = makeGraph(
      [
        "P+M/Color.swift": """
        #if os(macOS)
        struct Color { static func paint() {} }
        #else
        struct Color { static func paint() {} }
        #endif
        """,
        "P/View.swift": "func draw() { Color.paint() }",
      ], builds: ["P": Self.phone, "M": Self.mac])
    let colors = graph.dependencies.filter { $0.kind == .static }
    #expect(colors.map(\.certainty) == [.named])
    #expect(colors.allSatisfy { graph.declarations[$0.to].offset > 60 })
  }
}
