import LintelVocabulary
import Testing

@testable import LintelScanner

@Suite struct ConditionTests {
  @Test func expressionsAreRead() {
    #expect(
      Condition("DEBUG || os(iOS) && !swift(>=5.9)")
        == .or([
          .flag("DEBUG"),
          .and([.test("os", argument: "iOS"), .not(.test("swift", argument: ">=5.9"))]),
        ]))
    #expect(
      Condition("(A || B) && canImport(M, _version: 2.1)")
        == .and([
          .or([.flag("A"), .flag("B")]), .test("canImport", argument: "M,_version:2.1"),
        ]))
    #expect(Condition("A &&\n  B // remark") == .and([.flag("A"), .flag("B")]))
    #expect(Condition("true") == .literal(true))
  }

  @Test(arguments: ["", "&&", "A &&", "(A", "A B", "os(", "1", "!"])
  func otherTextIsUnreadable(_ text: String) {
    #expect(Condition(text) == .unreadable(text))
    #expect(Condition(text).holds(under: BuildSettings()) == nil)
  }

  @Test func deepNestingIsUnreadable() {
    let text = String(repeating: "(", count: 100_000)
    #expect(Condition(text) == .unreadable(text))
  }

  @Test func manyTermsNeedNoStack() {
    let text = Array(repeating: "A", count: 300_000).joined(separator: " && ")
    #expect(Condition(text).holds(under: BuildSettings(flags: ["A"])) == true)
  }

  private static let linux = BuildSettings(
    flags: ["DEBUG"], platform: "Linux", languageVersion: [5, 9], modules: ["UIKit": false])

  @Test(arguments: [
    ("DEBUG", true), ("RELEASE", false), ("!DEBUG", false), ("os(Linux)", true),
    ("os(OSX)", false), ("arch(arm64)", nil), ("arch(arm64) && false", false),
    ("arch(arm64) || true", true), ("!arch(arm64)", nil), ("swift(>=5.9)", true),
    ("swift(>=5.9.1)", false), ("swift(<6)", true), ("swift(<5.9)", false), ("swift(>=5)", true),
    ("compiler(>=6)", nil), ("canImport(UIKit)", false), ("canImport(Other)", nil),
    ("swift(5)", nil),
  ])
  func holds(_ text: String, _ expected: Bool?) {
    #expect(Condition(text).holds(under: Self.linux) == expected)
  }

  private static let host = BuildSettings(
    platform: "Linux", architecture: "x86_64", environment: "", languageVersion: [5, 10],
    modules: ["C": true], namesAllModules: true, features: ["Lifetimes", "ExistentialAny"])

  @Test(arguments: [
    ("canImport(C)", true), ("canImport(C.os.lock)", nil), ("canImport(Other)", false),
    ("canImport(Other.Part)", false), ("canImport(C, _version: 2)", nil),
    ("canImport(C, _underlyingVersion: 2)", nil), ("canImport(Other, _version: 2)", false),
    ("hasFeature(Lifetimes)", true), ("$Lifetimes", true),
    ("hasFeature(ExistentialAny)", true), ("hasFeature(InternalImportsByDefault)", false),
    ("hasFeature(Embedded)", false), ("!$Embedded", true),
    ("hasFeature(StrictConcurrency)", false), ("hasFeature(AsyncAwait)", nil),
    ("hasAttribute(retroactive)", nil), ("_runtime(_ObjC)", false), ("_runtime(_Native)", true),
    ("objectFormat(ELF)", true), ("objectFormat(MachO)", false), ("_pointerBitWidth(_64)", true),
    ("_pointerBitWidth(_32)", false), ("_endian(little)", true), ("_endian(big)", false),
    ("targetEnvironment(simulator)", false),
  ])
  func tablesTell(_ text: String, _ expected: Bool?) {
    #expect(Condition(text).holds(under: Self.host) == expected)
  }

  /// A compiler of version 6 compiles as Swift 5.10 or 6.
  @Test(arguments: [
    ("compiler(>=6.3.1)", true), ("compiler(>=6.3.2)", false), ("compiler(<5)", false),
    ("compiler(>=99)", false), ("swift(>=5.9)", true), ("swift(>=5.10)", true),
    ("swift(<5)", false),
    ("swift(>=6)", nil), ("swift(<6)", nil), ("swift(>=6.4)", false), ("swift(>=99)", false),
    ("compiler(<6) || DEBUG", nil), ("compiler(<6) && DEBUG", false), ("!compiler(<6)", true),
  ])
  func aCompilerDecidesItsVersions(_ text: String, _ expected: Bool?) {
    let settings = BuildSettings.open(compiler: SwiftVersion(major: 6, minor: 3, patch: 1))
    #expect(Condition(text).holds(under: settings) == expected)
  }

  @Test func anEarlierCompilerHasOneLanguage() {
    let settings = BuildSettings.open(compiler: SwiftVersion(major: 5, minor: 9))
    #expect(Condition("swift(>=5.9)").holds(under: settings) == true)
    #expect(Condition("swift(>=5.10)").holds(under: settings) == false)
    #expect(Condition("compiler(>=6)").holds(under: settings) == false)
    #expect(Condition("swift(>=5)").holds(under: .open()) == nil)
  }

  @Test func featuresComeWithTheLanguage() {
    let settings = BuildSettings(languageVersion: [6, 3])
    #expect(Condition("hasFeature(StrictConcurrency)").holds(under: settings) == true)
    #expect(Condition("hasFeature(ExistentialAny)").holds(under: settings) == false)
    #expect(Condition("hasFeature(StrictConcurrency)").holds(under: BuildSettings()) == nil)
    #expect(Condition("_pointerBitWidth(_64)").holds(under: BuildSettings()) == nil)
  }

  @Test(arguments: [
    (Platform.linux, ["Glibc": true, "UIKit": false, "WebKit": false, "Android": false]),
    (.windows, ["Glibc": false, "WinSDK": true, "os": false, "FoundationNetworking": true]),
    (.macos, ["AppKit": true, "UIKit": false, "SwiftUI": true, "Glibc": false]),
    (.ios, ["AppKit": false, "UIKit": true, "Darwin": true]),
    (.watchos, ["UIKit": true, "TVUIKit": false]),
    (.visionos, ["UIKit": true, "AppKit": false]),
  ])
  func platformsHaveModules(_ platform: Platform, _ expected: [String: Bool]) {
    for (module, isThere) in expected { #expect(platform.modules[module] == isThere) }
    // Some of Apple's systems have it.
    #expect(platform.modules["WebKit"] == (platform.isApple ? nil : false))
    // The SDK of iOS had it for years.
    #expect(platform.modules["WatchKit"] == (platform.isApple ? nil : false))
    #expect(platform.modules["Alamofire"] == nil)
    #expect(Platform(name: platform.name) == platform)
  }

  @Test func whatIsNotKnownStaysOpen() {
    var settings = BuildSettings(flags: ["A"])
    settings.openFlags = ["B"]
    #expect(Condition("A").holds(under: settings) == true)
    #expect(Condition("B").holds(under: settings) == nil)
    #expect(Condition("C").holds(under: settings) == false)
    settings.namesAllFlags = false
    #expect(Condition("A").holds(under: settings) == true)
    #expect(Condition("C").holds(under: settings) == nil)
    #expect(Condition("hasFeature(Embedded)").holds(under: settings) == false)
    settings.namesAllFeatures = false
    #expect(Condition("hasFeature(Embedded)").holds(under: settings) == nil)
  }

  @Test func systemsHaveOlderNames() {
    let visionOS = BuildSettings(platform: "visionOS")
    #expect(Condition("os(xrOS)").holds(under: visionOS) == true)
    #expect(Condition("os(OSX)").holds(under: visionOS) == false)
    #expect(Condition("os(OSX)").holds(under: BuildSettings(platform: "macOS")) == true)
  }

  @Test func modulesHaveFlagsOfTheirOwn() {
    let settings = BuildSettings(
      flags: ["A"], languageVersion: [6], features: ["F"],
      moduleSettings: ["M": .init(flags: ["B"], languageVersion: [5, 10], features: ["G"])])
    #expect(settings.settings(ofModule: "N") == settings)
    let own = settings.settings(ofModule: "M")
    #expect(own.flags == ["A", "B"] && own.features == ["F", "G"])
    #expect(own.languageVersion == [5, 10])
  }

  @Test func branchesExcludeEachOther() {
    var scanner = Scanner()
    let facts = scanner.scan(
      SourceBuffer(
        Array(
          """
          func always() {}
          #if os(iOS)
          func a() {}
          #elseif DEBUG
          func b() {}
          #if arch(arm64)
          func c() {}
          #endif
          #else
          func d() {}
          #endif
          """.utf8)))
    let branches = facts.compiledBranches {
      Condition(scanner.names.text(of: $0)).holds(under: Self.linux)
    }
    let compiled = facts.declarations.map { branches[Int($0.condition)] }
    #expect(compiled == [true, false, true, nil, false])
  }

  /// A clause after an `#else` is a mistake, for which the `#else` says nothing.
  @Test func clauseAfterElseDependsOnTheConditionsBefore() {
    var scanner = Scanner()
    let facts = scanner.scan(
      SourceBuffer(
        Array(
          """
          #if os(Linux)
          struct A {}
          #else
          struct B {}
          #else
          struct C {}
          #elseif os(Linux)
          struct D {}
          #endif
          #else
          struct E {}
          #endif
          """.utf8)))
    let branches = facts.compiledBranches {
      Condition(scanner.names.text(of: $0)).holds(under: Self.linux)
    }
    let compiled = facts.declarations.map { branches[Int($0.condition)] }
    #expect(compiled == [true, false, false, false, true])
  }

  @Test func clausesTellWhereTheirBranchesAre() {
    let text = """
      #if A
      one
      #elseif B // remark
      two
      #if C
      #endif
      #else
      #endif
      #if D
      """
    var scanner = Scanner()
    let conditions = scanner.scan(SourceBuffer(Array(text.utf8))).conditions
    let branches = conditions.dropFirst().map { fact in
      let end = min(Int(fact.end), text.utf8.count)
      return String(decoding: Array(text.utf8)[Int(fact.start)..<end], as: UTF8.self)
    }
    #expect(
      branches == ["\none\n", " // remark\ntwo\n#if C\n#endif\n", "\n", "\n", ""])
  }

  /// The last number stands for all clauses that have none.
  @Test func nothingIsSaidOfMoreClausesThanThereAreNumbers() {
    let text = String(repeating: "#if A\n#endif\n", count: 65_540)
    var scanner = Scanner()
    let branches = scanner.scan(SourceBuffer(Array(text.utf8))).compiledBranches { _ in false }
    #expect(branches.count == 65_541)
    #expect(branches[65_534] == false)
    #expect(branches[65_535...].allSatisfy { $0 == nil })
  }
}
