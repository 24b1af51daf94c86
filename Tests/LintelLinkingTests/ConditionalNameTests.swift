import LintelScanner
import LintelTestGraphs
import LintelVocabulary
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// What names mean where a branch of `#if` that may be compiled declares another meaning.
@Suite struct ConditionalNameTests {
  private static let outer = """
    public class Screen {
      public init() {}
      public func show() {}
      public static let shared = Screen()
      public struct Row {}
    }
    public func present() {}
    public protocol Routing {}
    @propertyWrapper public struct Wrap { public var wrappedValue: Int }
    infix operator <+>
    struct Sum {}
    func <+> (a: Sum, b: Sum) -> Sum { a }
    """

  /// What code means of the file with the declarations further out, and where.
  private func uses(
    _ code: String, with others: [String: String] = [:], settings: BuildSettings? = nil,
    builds: [String: [ModuleBuild]] = [:], in module: String = ""
  ) -> [String] {
    var sources = ["\(module)Outer.swift": Self.outer, "\(module)Use.swift": code]
    for (path, text) in others { sources[module + path] = text }
    let graph = makeGraph(sources, settings: settings, builds: builds)
    let found = graph.dependencies.filter {
      !$0.isQualifier && graph.path(of: $0.from).hasSuffix("Use.swift")
        && graph.path(of: $0.to).hasSuffix("Outer.swift")
    }
    return found.map { value in
      let name = graph.text(of: graph.declarations[value.to].name)
      let mark = value.certainty == .ambiguous ? " (ambiguous)" : ""
      let condition = value.condition.map { " where \(graph.conditions[$0.position])" } ?? ""
      return "\(name) \(value.kind.rawValue)\(mark)\(condition)"
    }
  }

  @Test(arguments: [
    ("#if NEVER\ntypealias Screen = Int\n#endif\nlet s: Screen?", "'NEVER' is not set"),
    ("#if !SHIP\ntypealias Screen = Int\n#endif\nlet s: Screen?", "'SHIP' is set"),
    ("#if SHIP\n#else\ntypealias Screen = Int\n#endif\nlet s: Screen?", "'SHIP' is set"),
    ("#if NEVER\ntypealias Screen = Int\n#else\nlet s: Screen?\n#endif", "'NEVER' is not set"),
    (
      "#if os(Windows) || os(Android)\ntypealias Screen = Int\n#endif\nlet s: Screen?",
      "'os(Windows)' does not hold and 'os(Android)' does not hold"
    ),
    (
      "#if A\ntypealias Screen = Int\n#elseif B\ntypealias Screen = String\n#endif\nlet s: Screen?",
      "'A' is not set and 'B' is not set"
    ),
    ("#if os(iOS) && A\ntypealias Screen = Int\n#endif\nlet s: Screen?", "'A' is not set"),
    ("struct O {\n#if NEVER\nstruct Screen {}\n#endif\nlet s: Screen? }", "'NEVER' is not set"),
    (
      "struct O { let s: Screen? }\n#if NEVER\nextension O { typealias Screen = Int }\n#endif",
      "'NEVER' is not set"
    ),
    ("#if NEVER\ntypealias Screen<T> = [T]\n#endif\nlet s: Screen?", "'NEVER' is not set"),
    (
      "class B { typealias Screen = Int }\n#if A\nclass O: B {}\n#else\nclass O {}\n#endif\n"
        + "extension O { func f(_ s: Screen) {} }",
      "'A' is not set"
    ),
  ])
  func aTypeInABranchHidesNothing(_ code: String, _ condition: String) {
    #expect(uses(code) == ["Screen type where \(condition)"])
  }

  @Test(arguments: [
    ("#if N\nstruct Screen {}\n#endif\nfunc f() { _ = Screen() }", "Screen construct"),
    ("#if N\nclass Screen {}\n#endif\nclass O: Screen {}", "Screen inherit"),
    ("#if N\nprotocol Routing {}\n#endif\nclass O: Routing {}", "Routing conform"),
    ("#if N\nclass Screen {}\n#endif\nextension Screen { func g() {} }", "Screen extend"),
    ("#if N\nclass Screen {}\n#endif\nfunc f(_ a: Any) -> Bool { a is Screen }", "Screen cast"),
    ("#if N\nprotocol Routing {}\n#endif\nfunc f<T: Routing>(_ t: T) {}", "Routing type"),
    ("#if N\nenum Screen { struct Row {} }\n#endif\nlet r: Screen.Row?", "Row type"),
    ("#if N\nfunc present() {}\n#endif\nfunc f() { present() }", "present call"),
    ("func f() {\n#if N\nlet present = {}\n#endif\npresent() }", "present call"),
    ("func f() {\n#if N\nfunc present() {}\n#endif\npresent() }", "present call"),
    ("func f() { g {\n#if N\nlet present = {}\n#endif\npresent() } }", "present call"),
    ("struct O {\n#if N\nfunc present() {}\n#endif\nfunc f() { present() } }", "present call"),
    ("struct O {\n#if N\nvar present = {}\n#endif\nfunc f() { present() } }", "present call"),
    (
      "enum O {\n#if N\ncase present\n#endif\ncase b\nstatic func f() { present() } }",
      "present call"
    ),
    (
      "enum O {\n#if N\nstatic func present() {}\n#endif\nstatic func f() { present() } }",
      "present call"
    ),
    (
      "class B {\n#if N\nfunc present() {}\n#endif\n}\nclass O: B { func f() { present() } }",
      "present call"
    ),
    (
      "protocol P {}\n#if N\nextension P { func present() {} }\n#endif\n"
        + "struct O: P { func f() { present() } }",
      "present call"
    ),
    (
      "protocol P {}\nextension P { func present() {} }\nstruct O { func f() { present() } }\n"
        + "#if N\nextension O: P {}\n#endif",
      "present call"
    ),
    (
      "#if N\n@propertyWrapper struct Wrap { var wrappedValue: Int }\n#endif\n"
        + "struct O { @Wrap var x = 1 }",
      "Wrap attribute"
    ),
  ])
  func neitherDoesAnythingElse(_ code: String, _ use: String) {
    #expect(uses(code).contains("\(use) where 'N' is not set"))
  }

  @Test func aValueHasTheTypeThatItHasWithoutTheBranch() {
    let code = """
      struct O {
        #if N
        let s: Int = 0
        #else
        let s = make()
        #endif
        func f() { s.show() }
      }
      """
    #expect(
      uses(code, with: ["Make.swift": "func make() -> Screen { fatalError() }"])
        .contains("show call where 'N' is not set"))
  }

  /// More conditions than are each assumed to hold alone.
  @Test func manyBranchesHideNoMoreThanOne() {
    let branches = (1...40).map { "#if N\($0)\ntypealias Screen = Int\n#endif\n" }.joined()
    let found = uses(branches + "let s: Screen? = nil\n")
    #expect(found.contains { $0.hasPrefix("Screen type where 'N1' is not set") }, "\(found)")
  }

  @Test func anOperatorIsMeantWithoutTheBranch() {
    let code = """
      #if N
      extension Sum { static func <+> (a: Sum, b: Sum) -> Sum { a } }
      #endif
      func f(_ s: Sum) { _ = s <+> s }
      """
    #expect(uses(code).contains { $0.hasPrefix("<+> call") })
  }

  /// What is meant may be conditional itself.
  @Test func eachIsMeantWhereNoNearerOneIsCompiled() {
    let others = ["Outer.swift": "#if os(iOS)\npublic class Card {}\n#endif"]
    #expect(
      uses("#if N\ntypealias Card = Int\n#endif\nlet c: Card?", with: others)
        == ["Card type where 'os(iOS)' holds and 'N' is not set"])
  }

  @Test(arguments: [
    // The code stands in the same branch, or in one that is compiled only with it.
    "#if N\ntypealias Screen = Int\nlet s: Screen?\n#endif",
    "#if N\ntypealias Screen = Int\n#endif\n#if N && A\nlet s: Screen?\n#endif",
    "#if N\ntypealias Screen = Int\n#if os(iOS)\nlet s: Screen?\n#endif\n#endif",
    "#if N\ntypealias Screen = Int\n#endif\n#if A\n#elseif !N\n#else\nlet s: Screen?\n#endif",
    // One of the branches is compiled.
    "#if A\ntypealias Screen = Int\n#else\ntypealias Screen = String\n#endif\nlet s: Screen?",
    "#if A\ntypealias Screen = Int\n#endif\n#if !A\ntypealias Screen = Int\n#endif\nlet s: Screen?",
    "#if os(iOS)\ntypealias Screen = Int\n#elseif os(macOS)\ntypealias Screen = Float\n#else\n"
      + "typealias Screen = String\n#endif\nlet s: Screen?",
    "#if A\nfunc present() {}\n#else\nfunc present() {}\n#endif\nfunc f() { present() }",
    // Nothing else has the name.
    "#if A\nfunc log() {}\n#endif\nfunc f() { log() }",
    "#if canImport(UIKit)\ntypealias X = UIColor\n#else\ntypealias X = NSColor\n#endif\nlet x: X?",
    // Never compiled.
    "#if false\nlet s: Screen?\n#endif", "#if true\n#else\nlet s: Screen?\n#endif",
    "#if A && false\nlet s: Screen?\n#endif", "#if !true\nfunc f() { present() }\n#endif",
    "#if true || A\n#elseif B\nlet s: Screen?\n#endif",
  ])
  func whatIsHiddenInEachBuildIsNotMeant(_ code: String) {
    #expect(uses(code) == [])
  }

  /// What a branch chooses leads to something else in the other.
  @Test(arguments: [
    ("struct C { let s: Local }", "struct C { let s: Screen }", "func f(_ c: C) { c.s.show() }"),
    ("class B: LocalB {}", "class B: Screen {}", "extension B { func f() { show() } }"),
    (
      "enum M { case a(Local) }", "enum M { case a(Screen) }",
      "func f(_ m: M) { if case .a(let x) = m { x.show() } }"
    ),
    (
      "extension T { subscript(i: Int) -> Local { Local() } }",
      "extension T { subscript(i: Int) -> Screen { Screen() } }", "func f(_ t: T) { t[0].show() }"
    ),
    ("extension T: LP {}", "extension T: Routing {}", "func f(_ t: T) { t.go() }"),
  ])
  func bothBranchesAreFollowed(_ one: String, _ other: String, _ use: String) {
    let others = [
      "Outer.swift": Self.outer.replacing("public class", with: "open class")
        + "\nextension Routing { public func go() {} }",
      "Decoy.swift": """
      struct Local { func show() {} }
      class LocalB { func show() {} }
      protocol LP {}
      extension LP { func go() {} }
      struct T {}
      #if N
      \(one)
      #else
      \(other)
      #endif
      """,
    ]
    let found = uses(use, with: others)
    #expect(
      found.contains {
        ["show call where 'N' is not set", "go call where 'N' is not set"].contains($0)
      },
      "\(found)")
    // And neither is where the use excludes it.
    #expect(uses("#if N\n\(use)\n#endif", with: others) == [])
  }

  @Test(arguments: [
    ("func <+> (a: Sum, b: Sum) -> Sum { a }", "func f(_ s: Sum) { _ = s <+> s }", "<+> call"),
    ("func <*> (a: Int, b: Int) -> Int { a }", "let v = 1 <*> 2", "<*> call"),
    (
      "extension Array { subscript(screen i: Int) -> Int { 0 } }",
      "func f() -> Int { [1][screen: 0] }", "subscript member"
    ),
    (
      "extension Sum { init(q: Int) { self.init() } }", "func f() { _ = Sum(q: 1) }",
      "init construct"
    ),
  ])
  func declarationsWithoutANameHideNothing(_ decoy: String, _ use: String, _ found: String) {
    let others = [
      "Outer.swift": Self.outer + """

        infix operator <*>
        func <*> (a: Int, b: Int) -> Int { 0 }
        extension Array { subscript(screen i: Int) -> Int { 1 } }
        extension Sum { init(q: Int) { self.init() } }
        """,
      "Decoy.swift": "#if N\n\(decoy)\n#endif",
    ]
    let all = uses(use, with: others)
    #expect(all.contains("\(found) where 'N' is not set"), "\(all)")
  }

  /// One part of a condition is enough for the use, and another for the declaration.
  @Test(arguments: [
    ("A", "A || B"), ("os(iOS)", "os(iOS) || os(Linux)"), ("A", "A || B && C"),
    ("A || B", "(A && C) || (D && E)"), ("A", "B && (A || C)"), ("A", "(A || B) && (A || C)"),
  ])
  func aBranchHidesNothingWhereOnlyAnotherPartHolds(_ declaration: String, _ use: String) {
    let code = """
      struct O {}
      #if \(declaration)
      extension O { class Screen {} }
      #endif
      #if \(use)
      extension O { static func f(_ s: Screen) {} }
      #endif
      """
    #expect(uses(code).contains { $0.hasPrefix("Screen type where") }, "\(uses(code))")
  }

  /// Each pair: where the one holds, the other does.
  @Test(arguments: [
    ("os(iOS)", "canImport(UIKit)"), ("os(macOS)", "canImport(AppKit)"),
    ("os(iOS)", "canImport(Darwin)"), ("os(Linux)", "!canImport(Darwin)"),
    ("os(Linux)", "!canImport(UIKit)"), ("compiler(>=6)", "compiler(>=6.0)"),
    ("compiler(>=6)", "!compiler(<6)"), ("compiler(>=7)", "compiler(>=5.9)"),
    ("swift(>=99.2)", "swift(>=99.1)"), ("swift(>=6)", "compiler(>=6)"),
    ("os(macOS)", "os(OSX)"), ("os(visionOS)", "os(xrOS)"), ("os(xrOS)", "canImport(UIKit)"),
    ("canImport(AppKit, _version: 5)", "canImport(AppKit)"),
    ("canImport(UIKit.UIView)", "canImport(UIKit)"),
    ("targetEnvironment(macCatalyst)", "os(iOS)"),
    ("targetEnvironment(simulator)", "!os(macOS)"),
    ("targetEnvironment(macCatalyst)", "!targetEnvironment(simulator)"),
    ("_endian(big)", "!_endian(little)"), ("_pointerBitWidth(_64)", "!_pointerBitWidth(_32)"),
    ("A && B", "A"), ("A", "A || B"), ("!(A || B)", "!A"),
  ])
  func aDeclarationThatIsThereWhereverItIsUsedIsMeant(_ use: String, _ declaration: String) {
    func code(_ declaration: String, _ use: String) -> String {
      """
      struct O {}
      #if \(declaration)
      extension O { class Screen {} }
      #endif
      #if \(use)
      extension O { static func f(_ s: Screen) {} }
      #endif
      """
    }
    #expect(uses(code(declaration, use)) == [])
    let areEqual = ["compiler(>=6.0)", "!compiler(<6)", "os(OSX)", "os(xrOS)"].contains(declaration)
    if !areEqual {
      #expect(!uses(code(use, declaration)).isEmpty)
    }
  }

  @Test(arguments: [
    "A && !A", "os(iOS) && os(macOS)", "swift(<3) && swift(>=4)", "arch(arm64) && arch(x86_64)",
  ])
  func codeThatNoBuildHasUsesNothing(_ condition: String) {
    #expect(uses("#if \(condition)\nlet s: Screen?\n#endif") == [])
  }

  /// An import in another branch brings in nothing.
  @Test func codeMeansNothingThatAnotherBranchImports() {
    let graph = makeGraph([
      "UI/Screen.swift": "public func present() {}\npublic class Screen {}",
      "Other/Screen.swift": "public func present() {}\npublic class Screen {}",
      "App/Use.swift": """
      #if N
      import UI
      #else
      import Other
      func g() { present() }
      let s: Screen? = nil
      #endif
      """,
    ])
    let found = Set(graph.dependencies.map { graph.path(of: $0.to) + " \($0.certainty)" })
    #expect(found == ["Other/Screen.swift named"], "\(found)")
  }

  /// Of members of one name, those count that are compiled where the name is used, whatever their
  /// order.
  @Test(arguments: ["method", "function", "property", "subscript", "initialiser"])
  func valuesAreOfTheBranchThatIsCompiled(_ form: String) {
    let forms = [
      "method": ("func make() -> R { fatalError() }", "m.make().show()"),
      "function": ("}\nfunc make() -> R { fatalError() }\nextension Maker {", "make().show()"),
      "property": ("var made: R { fatalError() }", "m.made.show()"),
      "subscript": ("subscript(i: Int) -> R { fatalError() }", "m[1].show()"),
      "initialiser": ("init(_ f: (R) -> Void) {}", "_ = Maker { $0.show() }"),
    ]
    guard let (declaration, use) = forms[form] else { return }
    let declared = ["Screen", "Local"].map { type in
      declaration.replacing("-> R", with: "-> \(type)").replacing(": R", with: ": \(type)")
        .replacing("(R)", with: "(\(type))")
    }
    for (first, second, condition) in [(0, 1, "N"), (1, 0, "!N")] {
      let maker = """
        class Local {}
        struct Maker {
        #if \(condition)
        \(declared[first])
        #else
        \(declared[second])
        #endif
        }
        """
      let code = "func f(m: Maker) { \(use) }"
      let ofLocal = uses("#if !N\n\(code)\n#endif", with: ["Maker.swift": maker])
      #expect(ofLocal == [], "\(condition)")
      let ofScreen = uses("#if N\n\(code)\n#endif", with: ["Maker.swift": maker])
      #expect(ofScreen == ["show call"], "\(condition)")
    }
  }

  /// The name means a type of a system where it is used.
  @Test(arguments: [
    ("canImport(os)", "!canImport(os)"), ("!os(Linux)", "os(Linux)"), ("A && B", "!B"),
    ("os(iOS)", "os(macOS)"), ("!(A || B)", "A"),
  ])
  func codeInOneBranchDoesNotUseAnotherThatExcludesIt(_ use: String, _ declaration: String) {
    let others = ["Outer.swift": "#if \(declaration)\npublic struct Logger { func f() {} }\n#endif"]
    #expect(uses("#if \(use)\nlet l = Logger()\nfunc g() { l.f() }\n#endif", with: others) == [])
    #expect(!uses("let l = Logger()\nfunc g() { l.f() }", with: others).isEmpty)
  }

  @Test(arguments: [
    "#if false\ntypealias Screen = Int\n#endif\nlet s: Screen?",
    "#if true\n#else\ntypealias Screen = Int\n#endif\nlet s: Screen?",
    "#if A && false\ntypealias Screen = Int\n#endif\nlet s: Screen?",
    "#if !true\n#if A\ntypealias Screen = Int\n#endif\n#endif\nlet s: Screen?",
    "struct O {\n#if false\ntypealias Screen = Int\n#endif\nlet s: Screen? }",
    "struct O {}\nextension O {\n#if false\ntypealias Screen = Int\n#endif\nfunc f(_ s: Screen) {} }",
    "extension Array {\n#if false\ntypealias Screen = Int\n#endif\nfunc f(_ s: Screen) {} }",
  ])
  func whatIsNeverCompiledDeclaresNothing(_ code: String) {
    #expect(uses(code) == ["Screen type"])
    #expect(uses(code, in: "M/") == ["Screen type"])
    #expect(uses(code, settings: BuildSettings(flags: ["B"])) == ["Screen type"])
  }

  /// What the project is built for decides.
  @Test func aBranchThatIsCompiledInEveryBuildHides() {
    let code = "#if os(iOS)\ntypealias Screen = Int\n#endif\nlet s: Screen?"
    func uses(_ builds: ModuleBuild...) -> [String] {
      self.uses(code, builds: ["M": builds], in: "M/")
    }
    #expect(uses(ModuleBuild(platform: .ios, flags: [])) == [])
    #expect(uses(ModuleBuild(platform: .macos, flags: [])) == ["Screen type"])
    #expect(
      uses(ModuleBuild(platform: .ios, flags: []), ModuleBuild(platform: .macos, flags: []))
        == ["Screen type where 'os(iOS)' does not hold"])
  }

  @Test(arguments: [
    "import UI\n#if N\nimport Decoys\n#endif\nlet s: Screen?",
    "import UI\n#if N\nimport class Decoys.Screen\n#endif\nlet s: Screen?",
    "import UI\n#if N\nenum UI {}\n#endif\nlet s: UI.Screen?",
  ])
  func aConditionalImportHidesNothing(_ code: String) {
    let sources = [
      "UI/Screen.swift": "public class Screen {}", "Decoys/Screen.swift": "public class Screen {}",
      "App/Use.swift": code,
    ]
    let graph = makeGraph(sources)
    let found = graph.dependencies.filter { $0.certainty == .named }.map { value in
      graph.path(of: value.to)
        + (value.condition.map { " where " + graph.conditions[$0.position] } ?? "")
    }
    #expect(found.contains("UI/Screen.swift where 'N' is not set"))
  }

  /// The files that are looked at in other builds: to look at all of them takes several times the
  /// time of the first look.
  @Test(arguments: [
    // Each type has its own, and a branch elsewhere has nothing to do with it.
    ("struct O { enum Keys { static let a = 1 }\nlet k = Keys.a }", false),
    ("struct O { func f() { let card = 1; print(card) } }", false),
    ("struct O { var id = 1; func f() { print(id, self.id) } }", false),
    // A function of the type is no function of a value.
    ("let o: () = B().show()", false),
    ("let o: () = B.make()", true),
    // What is declared with a contested name is used elsewhere.
    ("func f(_ b: B) { b.card?.flip() }", true),
  ])
  func filesThatMayDifferAreLookedAtAgain(_ code: String, _ isAgain: Bool) {
    let decoys = """
      #if N
      struct Card {}
      struct Keys {}
      extension B { static func show() {}\nstatic func make() {} }
      extension String { var id: Int { 0 } }
      func card() {}
      #endif
      struct B { var card: Card? }
      """
    let outer =
      "class Card { func flip() {} }\nextension B { func show() {}\nstatic func make() {} }"
    let sources = ["Decoy.swift": decoys, "Outer.swift": outer, "Use.swift": code]
    let paths = sources.keys.sorted()
    let scanned = ScannedFiles(joining: [
      ScannedPart { scan in
        for (position, path) in paths.enumerated() {
          scan(SourceBuffer(Array((sources[path] ?? "").utf8)), position)
        }
      }
    ])
    let all = paths.map { SourceFile(path: $0, module: ModuleID(0)) }
    let instances = FileInstances(all)
    let linker = Linker(
      scanned, instances, modules: [Module(name: "")], settings: nil, .single)
    let linked = LinkedBuild(linker, keeping: nil, .single)
    let names = linked.conditionalNames
    let again = names.files(using: Set(names.uses.keys), in: linked).map { paths[$0.position] }
    #expect(again.contains("Use.swift") == isAgain)
  }

  /// A member whose name nothing else has is not found by that where another build has two.
  @Test func aNameIsNotTheOnlyOneWhereOtherBuildsHaveMore() {
    let code = """
      struct A {}
      #if N
      extension A { func showRow() {} }
      #endif
      func f() { unknown().showRow() }
      """
    let others = ["Outer.swift": "struct Table { func showRow() {} }"]
    #expect(uses(code, with: others) == [])
    #expect(
      uses("func f() { unknown().showRow() }", with: others) == ["showRow call"])
  }

  @Test func theResultIsTheSameForAnyNumberOfThreads() {
    let code = "#if N\ntypealias Screen = Int\n#endif\nlet s: Screen?"
    let sources = ["Outer.swift": Self.outer, "Use.swift": code]
    let (one, several) = (makeGraph(sources), makeGraph(sources, scanners: 2))
    #expect(one.dependencies == several.dependencies)
    #expect(one.conditions == several.conditions)
  }

  // MARK: - What is left out

  private func leftOut(_ code: String, _ settings: BuildSettings? = nil) -> [String] {
    makeGraph(["Outer.swift": Self.outer, "Use.swift": code], settings: settings).leftOutNames
  }

  /// So many branches that contradict each other in no way, with one declaration each.
  private func branches(_ count: Int, declaring text: (Int) -> String) -> String {
    (0..<count).map { "#if FLAG\($0)\n\(text($0))\n#endif\n" }.joined()
  }

  /// As the compiler's index replaces dependencies: names are left out all the same.
  @Test func otherDependenciesLeaveTheNamesOut() {
    let code = branches(7) { "typealias Screen = Int\($0)" } + "let s: Screen?"
    let graph = makeGraph(["Outer.swift": Self.outer, "Use.swift": code])
    let replaced = graph.replacingDependencies(
      in: { _ in true }, by: [], moduleSets: graph.moduleSets)
    #expect(replaced.leftOutNames == ["Screen"])
  }

  @Test func conditionsOfOneNameAreCounted() {
    let use = "let s: Screen?"
    #expect(leftOut(branches(6) { "typealias Screen = Int\($0)" } + use) == [])
    #expect(leftOut(branches(7) { "typealias Screen = Int\($0)" } + use) == ["Screen"])
  }

  @Test func usersOfOneNameAreCounted() {
    let name = "#if NEVER\ntypealias Screen = Int\n#endif\n"
    #expect(leftOut(name + branches(6) { "let s\($0): Screen?" }) == [])
    #expect(leftOut(name + branches(7) { "let s\($0): Screen?" }) == ["Screen"])
  }

  @Test func namesThatNobodyUsesAreNotCounted() {
    #expect(leftOut(branches(9) { "typealias Wrap = Int\($0)" }) == [])
    #expect(leftOut(branches(9) { "typealias Other = Int\($0)" } + "let s: Other?") == ["Other"])
  }

  @Test func branchesThatInheritAreCounted() {
    let code = """
      protocol P {}
      extension P { func present() {} }
      struct O { func f() { present() } }

      """
    #expect(leftOut(code + branches(6) { _ in "extension O: P {}" }) == [])
    #expect(leftOut(code + branches(7) { _ in "extension O: P {}" }) == ["present"])
  }

  @Test func branchesInEachOtherAreCounted() {
    func code(_ depth: Int) -> String {
      (0..<depth).map { "#if FLAG\($0)\n" }.joined() + "typealias Screen = Int\n"
        + String(repeating: "#endif\n", count: depth) + "let s: Screen?"
    }
    #expect(leftOut(code(30)) == [] && uses(code(30)).count == 1)
    #expect(leftOut(code(40)) == ["Screen"])
  }

  @Test func whatIsKnownIsNotCounted() {
    let code = branches(9) { "typealias Screen = Int\($0)" } + "let s: Screen?"
    #expect(leftOut(code, BuildSettings()) == [])
  }
}
