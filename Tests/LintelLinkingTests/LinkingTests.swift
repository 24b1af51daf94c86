import LintelScanner
import LintelTestGraphs
import LintelVocabulary
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// Which declaration a written name means.
@Suite struct LinkingTests {
  @Test func namesInSignaturesAndBodies() {
    let found = dependencies(
      in: """
        struct A {}
        struct B { var a: A; func f(_ x: [A]) -> A? { A() } }
        """)
    #expect(
      found == [
        "B.a -> A type", "B.f -> A type", "B.f -> A type", "B.f -> A construct",
      ])
  }

  @Test func inheritanceIsToldFromConformance() {
    let found = dependencies(
      in: """
        protocol P {}
        protocol Q: P {}
        class Base {}
        class Derived: Base, Q {}
        class Only: Q {}
        struct S: P {}
        extension Only: P {}
        """)
    #expect(
      found == [
        "Q -> P inherit", "Derived -> Base inherit", "Derived -> Q conform", "Only -> Q conform",
        "S -> P conform", "Only -> Only extend", "Only -> P conform",
      ])
  }

  @Test func genericParametersHideTypes() {
    let found = dependencies(
      in: """
        struct Element {}
        struct Box<Element> { var value: Element }
        func wrap<Element>(_ value: Element) -> Box<Element> { Box(value: value) }
        extension Box { func get() -> Element { value } }
        """)
    #expect(
      found == [
        "wrap -> Box type", "wrap -> Box construct", "Box -> Box extend",
        "Box.get -> Box.value member (inferred)",
      ])
  }

  @Test func extensionsOfNestedTypesSeeOuterGenericParametersButNotSiblings() {
    let found = dependencies(
      in: """
        struct Element {}
        struct Sibling {}
        struct Outer<Element> { struct Inner {}; struct Sibling {} }
        extension Outer.Inner { func get() -> Element { fatalError() }; var s: Sibling { .init() } }
        """)
    #expect(
      found == [
        "Outer.Inner -> Outer type (qualifier)", "Outer.Inner -> Outer.Inner extend",
        "Outer.Inner.s -> Sibling type", "Outer.Inner.s -> Sibling construct (inferred)",
      ])
  }

  @Test func associatedTypesHideTypes() {
    let found = dependencies(
      in: """
        struct Item {}
        protocol Source { associatedtype Item; func next() -> Item }
        struct Fixed: Source { func next() -> Item { fatalError() } }
        """)
    #expect(
      found == [
        "Source.next -> Source.Item type", "Fixed -> Source conform",
        "Fixed.next -> Source.Item type",
      ])
  }

  @Test func nestedTypesHideOuterOnes() {
    let found = dependencies(
      in: """
        enum State {}
        struct Screen { enum State {}; var state: State }
        struct Other { var state: State; var screen: Screen.State }
        """)
    #expect(
      found == [
        "Screen.state -> Screen.State type", "Other.state -> State type",
        "Other.screen -> Screen type (qualifier)", "Other.screen -> Screen.State type",
      ])
  }

  @Test func nestedTypesOfSupertypesAreInScope() {
    let found = dependencies(
      in: """
        class Base { struct Options {} }
        class Derived: Base { var options: Options }
        struct Options {}
        """)
    #expect(found == ["Derived -> Base inherit", "Derived.options -> Base.Options type"])
  }

  @Test func typesNestedInExtensions() {
    let graph = makeGraph([
      "A.swift": "struct Outer {}",
      "B.swift": "extension Outer { struct Inner {} }",
      "C.swift": "extension Outer.Inner { struct Deep {} }",
      "D.swift": "struct User { var deep: Outer.Inner.Deep }",
    ])
    #expect(
      describe(graph).suffix(3) == [
        "User.deep -> Outer type", "User.deep -> Outer.Inner type",
        "User.deep -> Outer.Inner.Deep type",
      ])
  }

  @Test func typesNestedInTypesFromOutside() {
    let found = dependencies(
      in: """
        extension UIView { struct Style {} ; func f(_ style: Style) {} }
        struct User { var style: UIView.Style }
        """)
    #expect(found == ["UIView.f -> UIView.Style type", "User.style -> UIView.Style type"])
  }

  @Test func aliasesAreFollowedAndKept() {
    let found = dependencies(
      in: """
        struct Real { struct Part {} }
        typealias Alias = Real
        typealias Chain = Alias
        typealias List = [Real]
        struct User { var a: Chain; var b: Alias.Part; var c: List }
        """)
    #expect(
      found == [
        "Alias -> Real alias", "Chain -> Real alias", "Chain -> Alias alias",
        "List -> Real alias", "User.a -> Real type", "User.a -> Chain type",
        "User.b -> Real type", "User.b -> Alias type", "User.b -> Real.Part type",
        "User.c -> Real type", "User.c -> List type",
      ])
  }

  @Test func aliasesOfMoreThanATypeLeadToWhatTheyMention() {
    let found = dependencies(
      in: """
        struct Row {}
        struct Failure {}
        struct Box<T> {}
        typealias Then = (Row, Failure) -> Void
        typealias Short = Then
        typealias Crate = Box<Row>
        struct User { var a: Then; var b: Short; var c: Crate }
        """)
    #expect(
      found.filter { $0.hasPrefix("User") }.sorted() == [
        "User.a -> Failure type", "User.a -> Row type", "User.a -> Then type",
        "User.b -> Failure type", "User.b -> Row type", "User.b -> Short type",
        "User.b -> Then type", "User.c -> Box type", "User.c -> Crate type", "User.c -> Row type",
      ])
  }

  @Test func aliasesLeadThroughOthersInAnyOrder() {
    let declarations = [
      "struct Real { struct Part { struct Core {} } }", "typealias A = Real",
      "typealias B = A.Part", "typealias C = B.Core", "struct User { var c: C }",
    ]
    for order in [declarations, declarations.reversed()] {
      let found = dependencies(in: order.joined(separator: "\n"))
      #expect(found.contains("User.c -> Real.Part.Core type"))
    }
  }

  /// A path may be as long as a file, which no depth of a stack may limit.
  @Test func aChainAsLongAsAFileIsLinked() {
    let source = """
      struct V { func next() -> V { self } }
      func use(_ v: V) { _ = v\(String(repeating: ".next()", count: 20_000)) }
      """
    #expect(dependencies(in: source).count { $0 == "use -> V.next call (inferred)" } == 20_000)
  }

  @Test func aliasCycleEnds() {
    #expect(
      dependencies(in: "typealias A = B\ntypealias B = A").sorted() == [
        "A -> B alias", "B -> A alias",
      ])
  }

  @Test func genericParametersThatConstrainEachOtherEnd() {
    let source = """
      struct S { func work() {} }
      func f<T: U, U: T>(_ value: T) where T: S { value.work() }
      """
    #expect(dependencies(in: source).contains("f -> S.work call (inferred)"))
  }

  /// A generic parameter is compared with those of the functions, which constrain each other.
  @Test(arguments: [
    ("<A: B, B: A>", ""), ("<A: A, B: B>", ""), ("<A: A & P, B: P & B>", ""),
    ("<A, B>", "where A: B, B: A"),
  ])
  func argumentsOfParametersThatConstrainEachOtherEnd(_ parameters: String, _ clause: String) {
    let source = """
      protocol P {}
      infix operator <+>
      func <+> \(parameters)(a: A, b: B) -> A \(clause) { a }
      func <+> <A: P>(a: A, b: A) -> A { a }
      func take\(parameters)(_ a: A, _ b: B) \(clause) {}
      func take<A: P>(_ a: A, _ b: A) {}
      func use<X: Y, Y: X, Z: Z & P>(_ x: X, _ y: Y, _ z: Z) { _ = x <+> y; take(x, y); take(z, z) }
      """
    #expect(dependencies(in: source).contains { $0.hasPrefix("use -> take") })
  }

  @Test func kindsOfReferences() {
    let found = dependencies(
      in: """
        enum T { static let shared = 0; struct N {} ; init(_ x: Int) {} }
        @propertyWrapper struct W {}
        func f(_ x: Any) throws {
          _ = T(1)
          _ = T.init(1)
          _ = T.shared
          _ = T.N()
          _ = x as? T
          if x is T {}
          switch x { case is T: break; case T.N: break; default: break }
          do {} catch T.shared {}
          _ = \\T.hashValue
          _ = T.self
        }
        struct S { @W var x: Int }
        """)
    #expect(
      found == [
        "f -> T construct", "f -> T construct", "f -> T static", "f -> T static (qualifier)",
        "f -> T.N construct", "f -> T cast", "f -> T cast", "f -> T cast",
        "f -> T static (qualifier)", "f -> T.N cast", "f -> T cast",
        "f -> T keypath", "f -> T static", "S.x -> W attribute",
      ])
  }

  @Test func moduleOfTheFileComesFirst() {
    let graph = makeGraph([
      "App/A.swift": "import Core\nstruct Thing {}\nstruct A { var t: Thing; var c: Core.Thing }",
      "Core/C.swift": "public struct Thing {}",
    ])
    #expect(describe(graph) == ["A.t -> Thing type", "A.c -> Thing type"])
    #expect(graph.path(of: graph.dependencies[0].to) == "App/A.swift")
    #expect(graph.path(of: graph.dependencies[1].to) == "Core/C.swift")
  }

  @Test func onlyImportedAndVisibleTypesCount() {
    let graph = makeGraph([
      "App/A.swift": "import Core\nstruct A { var p: Public; var i: Internal; var o: Other }",
      "App/Test.swift": "@testable import Core\nstruct T { var i: Internal }",
      "Core/C.swift": "public struct Public {}\nstruct Internal {}",
      "Other/O.swift": "public struct Other {}",
    ])
    #expect(describe(graph) == ["A.p -> Public type", "T.i -> Internal type"])
  }

  @Test func exportedModulesAreSeenThrough() {
    let graph = makeGraph([
      "App/A.swift": "import Facade\nstruct A { var t: Thing }",
      "Core/C.swift": "public struct Thing {}",
      "Facade/F.swift": "@_exported import Core",
    ])
    #expect(describe(graph) == ["A.t -> Thing type"])
  }

  @Test func sameNameInTwoImportedModulesIsAmbiguous() {
    let graph = makeGraph([
      "App/A.swift": "import One\nimport Two\nstruct A { var t: Thing }",
      "One/O.swift": "public struct Thing {}",
      "Two/T.swift": "public struct Thing {}",
    ])
    #expect(
      describe(graph) == ["A.t -> Thing type (ambiguous)", "A.t -> Thing type (ambiguous)"])
  }

  @Test func scopedImportBringsInOneNameAndGoesFirst() {
    let graph = makeGraph([
      "App/A.swift": "import struct One.Thing\nimport Two\nstruct A { var t: Thing; var o: Other }",
      "One/O.swift": "public struct Thing {}\npublic struct Other {}",
      "Two/T.swift": "public struct Thing {}",
    ])
    #expect(describe(graph) == ["App/A.swift -> Thing type", "A.t -> Thing type"])
    #expect(graph.dependencies.allSatisfy { graph.path(of: $0.to) == "One/O.swift" })
  }

  @Test func aliasesOfOneTypeAreNoRivals() {
    let graph = makeGraph([
      "App/A.swift": "import Core\nimport Facade\nstruct A { var t: Thing }",
      "Core/C.swift": "public struct Thing {}",
      "Facade/F.swift": "import Core\npublic typealias Thing = Core.Thing",
    ])
    #expect(
      describe(graph) == [
        "A.t -> Thing type", "A.t -> Thing type", "A.t -> Thing type", "Thing -> Thing alias",
      ])
  }

  @Test func nestedTypesOfOtherFilesAndModulesDoNotInterfere() {
    let graph = makeGraph([
      "App/A.swift": "import Core\nextension Plan { enum Text {}; func f() -> Text {} }",
      "App/B.swift": "import Core\nextension Plan { private enum Text {}; func g() -> Text {} }",
      "Core/C.swift": "public struct Plan {}",
      "Core/D.swift": "extension Plan { enum Text {}; func h() -> Text {} }",
    ])
    let found = graph.dependencies.filter { $0.kind == .type }.map {
      "\(graph.path(of: $0.from)) -> \(graph.path(of: $0.to)) \($0.certainty)"
    }
    #expect(
      found == [
        "App/A.swift -> App/A.swift named", "App/B.swift -> App/B.swift named",
        "Core/D.swift -> Core/D.swift named",
      ])
  }

  @Test func branchesOfAConditionAreNoRivals() {
    let found = dependencies(
      in: """
        #if os(iOS)
        struct Color {}
        #else
        struct Color {}
        #endif
        struct A { var c: Color }
        """)
    #expect(found == ["A.c -> Color type", "A.c -> Color type"])
  }

  @Test func declarationsUnderSettledConditionsAreRivals() {
    let sources = [
      "A/One.swift": "#if DEBUG\nstruct Color {}\n#endif",
      "A/Two.swift": "#if DEBUG\nstruct Color {}\n#endif",
      "A/Use.swift": "struct Use { var color: Color }",
    ]
    func certainties(_ settings: BuildSettings?) -> [Certainty] {
      makeGraph(sources, settings: settings).dependencies.map(\.certainty)
    }
    #expect(certainties(nil) == [.named, .named])
    #expect(certainties(BuildSettings(flags: ["DEBUG"])) == [.ambiguous, .ambiguous])
    #expect(certainties(BuildSettings()).isEmpty)
  }

  @Test func conditionsAreThoseOfTheModule() {
    let sources = [
      "A/A.swift": "#if EXTRA\nstruct Extra {}\n#endif\nstruct Use { var value: Extra }",
      "B/B.swift": "#if EXTRA\nstruct More {}\n#endif\nstruct Use { var value: More }",
      "C/C.swift": "#if canImport(A)\nstruct New {}\n#endif\nstruct Use { var value: New }",
    ]
    var settings = BuildSettings(moduleSettings: ["A": .init(flags: ["EXTRA"])])
    #expect(
      describe(makeGraph(sources, settings: settings)) == [
        "Use.value -> Extra type", "Use.value -> New type",
      ])
    settings.fileModules = ["A/A.swift": "B", "B/B.swift": "A"]
    #expect(
      describe(makeGraph(sources, settings: settings)) == [
        "Use.value -> More type", "Use.value -> New type",
      ])
  }

  @Test func membersAfterAConditionAreOfItsBranch() {
    let sources = [
      "A/Base.swift": """
      struct Base { func narrow() -> Base { self }; func wide() -> Base { self } }
      func f(b: Base) {
        _ = b
          #if os(iOS)
            .narrow()
          #else
            .wide()
          #endif
      }
      """
    ]
    func members(on platform: String) -> [String] {
      describe(makeGraph(sources, settings: BuildSettings(platform: platform)))
        .filter { $0.hasSuffix("call (inferred)") }
    }
    #expect(members(on: "iOS") == ["f -> Base.narrow call (inferred)"])
    #expect(members(on: "Linux") == ["f -> Base.wide call (inferred)"])
  }

  @Test func nestedTypesThatAFileCannotSeeHideNothing() {
    let graph = makeGraph([
      "A/Base.swift": "open class Base { struct Options {}; fileprivate struct Row {} }",
      "A/Row.swift": "struct Row {}; class Near: Base { var row: Row; var options: Options }",
      "B/Options.swift": "struct Options {}",
      "B/Far.swift": "import A; class Far: Base { var options: Options }",
      "B/Tests.swift": "@testable import A; class Case: Base { var options: Options }",
    ])
    #expect(
      describe(graph) == [
        "Near -> Base inherit", "Near.row -> Row type", "Near.options -> Base.Options type",
        "Far -> Base inherit", "Far.options -> Options type",
        "Case -> Base inherit", "Case.options -> Base.Options type",
      ])
  }

  @Test func deepNestingIsNamedAndJudgedQuickly() {
    let depth = 1000
    let graph = makeGraph(["File.swift": String(repeating: "struct A { ", count: depth)])
    let last = DeclarationID(graph.declarations.count - 1)
    #expect(graph.qualifiedName(of: last).utf8.count == 2 * depth - 1)
    #expect(graph.outermost(of: last) == DeclarationID(1))
    #expect(graph.subjectNames.last == "A.A.A.A.A.A.A.A")
  }

  @Test func privateTypesStayInTheirFile() {
    let graph = makeGraph([
      "A.swift": "private struct Helper {}\nstruct A { fileprivate var h: Helper? }",
      "B.swift": "struct B { var h: Helper? }",
    ])
    #expect(describe(graph) == ["A.h -> Helper type"])
  }

  @Test func topLevelCodeBelongsToItsFile() {
    let graph = makeGraph(["main.swift": "struct App {}\nlet app = App()\nApp.main()"])
    #expect(describe(graph) == ["main.swift -> App static", "app -> App construct"])
  }

  @Test func importsAreResolved() {
    let graph = makeGraph([
      "App/A.swift": "import Core\nimport UIKit\n@testable import struct Core.Thing",
      "Core/C.swift": "",
    ])
    let found = graph.imports.map {
      "\(graph.text(of: $0.moduleName)) \($0.module?.description ?? "-") \($0.isTestable)"
    }
    #expect(found == ["Core 1 false", "UIKit - false", "Core 1 true"])
  }

  @Test func sameGraphHoweverFilesAreShared() {
    var sources: [String: String] = [:]
    for index in 0..<40 {
      sources["M\(index % 3)/F\(index).swift"] = """
        import M\((index + 1) % 3)
        public struct T\(index) { var other: T\((index * 7) % 40); class N\(index): P {} }
        public protocol P\(index) {}
        extension T\((index + 3) % 40) { struct E\(index) {} }
        """
    }
    let expected = makeGraph(sources)
    for scanners in [2, 3, 7] {
      let other = makeGraph(sources, scanners: scanners)
      #expect(other.dependencies == expected.dependencies)
      #expect(other.declarations == expected.declarations)
    }
    #expect(expected.dependencies.count > 40)
  }

  // MARK: - What several targets of one unnamed module declare

  @Test func whatTwoTargetsDeclareIsTheirsInTheirFilesAndAmbiguousElsewhere() {
    let app = """
      final class Store { var state = 1; func send() {}; enum Mode { case on } }
      let store = Store()
      func log(_ text: String) {}
      func own() { log(""); store.send() }
      """
    let graph = makeGraph([
      "App1.swift": app, "App2.swift": app,
      "Use.swift": "func use() { store.send(); log(\"\"); _ = Store.Mode.on; _ = Store().state }",
    ])
    #expect(
      describe(graph).filter { $0.hasPrefix("use") || $0.hasPrefix("own") }.sorted() == [
        "own -> Store.send call (inferred)", "own -> Store.send call (inferred)",
        "own -> log call", "own -> log call", "own -> store member", "own -> store member",
        "use -> Store construct (ambiguous)", "use -> Store construct (ambiguous)",
        "use -> Store.Mode static (ambiguous)", "use -> Store.Mode static (ambiguous)",
        "use -> Store.send call (ambiguous)", "use -> Store.send call (ambiguous)",
        "use -> Store.state member (ambiguous)", "use -> Store.state member (ambiguous)",
        "use -> log call (ambiguous)", "use -> log call (ambiguous)",
        "use -> store member (ambiguous)", "use -> store member (ambiguous)",
      ])
  }

  @Test func saysWhyANameIsAmbiguous() {
    func reasons(_ sources: [String: String]) -> [Ambiguity?] {
      makeGraph(sources).dependencies.filter { $0.certainty == .ambiguous }.map(\.ambiguity)
    }
    let twice = ["A.swift": "struct Thing { var a = 1 }", "B.swift": "struct Thing { var b = 1 }"]
    func reasons(twice use: String) -> [Ambiguity?] {
      reasons(twice.merging(["Use.swift": use]) { $1 })
    }
    #expect(reasons(twice: "let t: Thing?") == [.declarations, .declarations])
    #expect(reasons(twice: "func use(_ t: Thing) { _ = t.a }").contains(.owners))
    let overloads = [
      "Box.swift": "struct Box<T> {}",
      "A.swift": "extension Box where T == Int { func open() {} }",
      "B.swift": "extension Box where T == String { func open() {} }",
      "Use.swift": "func use<T>(_ box: Box<T>) { box.open() }",
    ]
    #expect(reasons(overloads) == [.overloads, .overloads])
    let model = ["Model.swift": "enum Mode { case fast }"]
    #expect(
      reasons(model.merging(["Use.swift": "import Outside\nfunc use() { go(mode: .fast) }"]) { $1 })
        == [.module])
    let base = ["Base.swift": "class Base { init(count: Int) {} }"]
    let derived = "class Derived: Base {}\nfunc make() { _ = Derived(count: 1) }"
    #expect(reasons(base.merging(["Use.swift": derived]) { $1 }) == [.initializer])
    let own = "class Own: Base { init() { super.init(count: 1) } }\nfunc make() { _ = Own() }"
    #expect(reasons(base.merging(["Use.swift": own]) { $1 }) == [])
  }

  @Test func overloadsAndStandInsAreNoRivals() {
    let graph = makeGraph([
      "A.swift": "func log(_ text: String) {}",
      "B.swift": "func log(_ number: Int) {}",
      "C.swift": "#if os(iOS)\nstruct Screen { func show() {} }\n#endif",
      "D.swift": "#if os(macOS)\nstruct Screen { func show() {} }\n#endif",
      "Use.swift": "func use(_ screen: Screen) { log(1); screen.show() }",
    ])
    #expect(!describe(graph).contains { $0.contains("ambiguous") })
  }

  @Test func aSupertypeIsWhatItsTypealiasStandsForAsWell() {
    let graph = makeGraph([
      "Base.swift": """
      #if os(iOS)
      typealias Screen = UIViewController
      #else
      typealias Screen = NSViewController
      #endif
      class Table {}
      typealias Grid = Table
      """,
      "Use.swift": "class Login: Screen {}\nclass Rows: Grid {}",
    ])
    func supertypes(_ name: String) -> [String] {
      graph.declarations.ids.filter { graph.qualifiedName(of: $0) == name }.flatMap {
        graph.supertypes(of: $0).map { graph.text(of: $0.name) }
      }
    }
    #expect(supertypes("Login") == ["Screen", "UIViewController", "NSViewController"])
    #expect(supertypes("Rows") == ["Grid", "Table"])
  }

  // MARK: - Members that only their names tell

  @Test func aNameAloneIsADoubtfulMeaningBesideUnknownLibraries() {
    let model = "enum Mode { case fast, verySlow; var kind: Int { 1 } }; struct M { var raw = 1 }"
    func uses(_ source: String) -> [String] {
      describe(makeGraph(["Model.swift": model, "Use.swift": source])).filter {
        $0.hasPrefix("use")
      }
    }
    #expect(
      uses("import Outside\nfunc use() { go(mode: .fast); go(mode: .verySlow); _ = x().raw }") == [
        "use -> Mode.fast static (ambiguous)", "use -> Mode.verySlow static (ambiguous)",
        "use -> M.raw member (ambiguous)",
      ])
    #expect(
      uses("import Foundation\nfunc use() { go(mode: .fast) }") == [
        "use -> Mode.fast static (inferred)"
      ])
    // A value has no cases, and a type that is left out no properties of its values.
    #expect(uses("func use() { _ = x().fast; _ = x().verySlow; go(mode: .raw) }") == [])
  }

  @Test(arguments: [
    ("#makeTypes(\"x\")", true), ("#if DEBUG\n#Preview { A() }\n#endif", true),
    ("#warning(\"x\")", false), ("struct A { #makeMembers }", false),
    ("let a = #file; let b = #line", false),
  ])
  func aFileSaysThatItExpandsMacros(_ source: String, _ expected: Bool) {
    let graph = makeGraph(["File.swift": source])
    let scope = graph.declarations[graph.scope(of: FileID(0))]
    #expect(scope.traits.contains(.expandsMacros) == expected)
  }
}
