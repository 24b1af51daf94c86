import LintelTestGraphs
import Testing

@testable import LintelGraph

/// Which written paths are kept, and by which names.
@Suite struct SymbolUseTests {
  /// Each use as `from: path`, with labels of calls, and its certainty unless it is `named`.
  private func uses(of names: Set<String>, in source: String) -> [String] {
    let graph = makeGraph(["File.swift": source], keeping: SymbolUseFilter(names: names))
    return (graph.symbolUses ?? []).map { use in
      let path = use.parts.map { part in
        let labels = part.call.map { call in
          "(" + call.labels.map { graph.text(of: $0) + ":" }.joined()
            + (call.endsWithClosure ? "{}" : "") + ")"
        }
        return graph.text(of: part.name) + (labels ?? "")
      }.joined(separator: ".")
      let mark = use.certainty == .named ? "" : " (\(use.certainty))"
      return "\(graph.qualifiedName(of: use.from)): \(path)\(mark)"
    }
  }

  @Test func nothingIsKeptUnlessAskedFor() {
    #expect(makeGraph(["File.swift": "let a = B.c"]).symbolUses == nil)
    #expect(uses(of: ["d"], in: "let a = B.c") == [])
  }

  @Test func pathsAreKeptWhole() {
    #expect(
      uses(
        of: ["standard", "print", "UIColor"],
        in: """
          func f() {
            UserDefaults.standard.set(1, forKey: "a")
            print("a", separator: "b")
            later { print($0) }
            let a: UIColor = UIColor(white: 1) { }
          }
          """)
        == [
          "f: UserDefaults.standard.set(:forKey:)", "f: print(:separator:)", "f: print(:)",
          "f: UIColor", "f: UIColor(white::{})",
        ])
  }

  @Test func localVariablesAndMembersOfValuesAreNone() {
    #expect(
      uses(
        of: ["shared", "print"],
        in: """
          class C {
            let shared = 1
            func print(_ text: String) {}
            func f() { print("a"); self.shared; shared; make().shared; (a + b).shared }
          }
          func g(print: (Int) -> Void) { print(1) }
          func h() { let print = 1; f(print) }
          """) == ["C.f: make().shared"])
  }

  @Test func namesOfTheProjectAreTakenForWhatTheyMean() {
    #expect(
      uses(
        of: ["shared", "standard", "make"],
        in: """
          typealias Defaults = UserDefaults
          struct Outer {
            enum Inner { static let shared = 1 }
            let a = Inner.shared
          }
          extension Outer.Inner { static func make() {} }
          let b = Defaults.standard
          func f() { Outer.Inner.make() }
          """)
        == ["Outer.a: Outer.Inner.shared", "b: UserDefaults.standard", "f: Outer.Inner.make()"])
  }

  @Test func implicitMembersAreOfTheTypeThatTheirPlaceAsksFor() {
    #expect(
      uses(
        of: ["shared", "init"],
        in: """
          struct Own { static let shared = Own() }
          let a: URLSession = .shared
          let b: Own = .shared
          let c: UIColor = .init(white: 1)
          func f() { unknown(.shared); switch d { case .shared: break } }
          """)
        == [
          "a: URLSession.shared (inferred)", "b: Own.shared (inferred)",
          "c: UIColor.init(white:) (inferred)", "f: .shared (ambiguous)",
        ])
  }

  @Test func modulesInFrontAreMarked() {
    let graph = makeGraph(
      [
        "File.swift":
          "import Foundation\nlet a = Foundation.UserDefaults.standard\nlet b = C.standard"
      ],
      keeping: SymbolUseFilter(names: ["standard"]))
    #expect(graph.symbolUses?.map(\.mayBeginWithModule) == [true, false])
  }

  @Test func otherNamesAreAskedAbout() {
    let graph = makeGraph(
      ["File.swift": "let a = NSLog(1)\nlet b = Log(1)"],
      keeping: SymbolUseFilter(names: []) { $0.hasPrefix("NS") })
    #expect(graph.symbolUses?.count == 1)
  }
}
