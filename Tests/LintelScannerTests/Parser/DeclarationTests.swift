import Testing

/// What is declared, under which name, where.
@Suite struct DeclarationTests {
  @Test func allKinds() {
    let facts = FactLines(
      """
      public final class C { init() {} ; deinit {} ; subscript(i: Int) -> Int { i } }
      struct S { let a, b: Int; var (x, y) = (1, 2); lazy var z = 3 }
      indirect enum E { case one, two(Int), three(label: String = ")") }
      protocol P { associatedtype A; func f(); var v: Int { get set } }
      actor Worker { nonisolated func f() {} }
      extension S.Inner where T == Int { static func make() {} }
      typealias T = Int
      infix operator +++ : AdditionPrecedence
      precedencegroup G { higherThan: AdditionPrecedence }
      @freestanding(expression) macro m(_ x: Int) -> Int = #externalMacro(module: "M", type: "T")
      """)
    #expect(
      facts.declarations == [
        "public final class C", "initializer C.init", "deinitializer C.deinit",
        "subscript C.subscript", "struct S", "constant S.a", "constant S.b", "variable S.x",
        "variable S.y", "lazy variable S.z", "indirect enum E", "enumCase E.one", "enumCase E.two",
        "enumCase E.three", "protocol P", "associatedtype P.A", "function P.f", "variable P.v",
        "actor Worker", "nonisolated function Worker.f", "extension S.Inner",
        "static function S.Inner.make", "typealias T", "infix operator +++", "precedenceGroup G",
        "macro m",
      ])
  }

  @Test func classAsModifierAndAsName() {
    let facts = FactLines(
      "class A { class func f() {}; class var v: Int { 1 }; class final override func g() {} }\n"
        + "protocol P: class {}")
    #expect(
      facts.declarations == [
        "class A", "class function A.f", "class variable A.v",
        "class final override function A.g", "protocol P",
      ])
  }

  @Test func contextualKeywordsAsNames() {
    let facts = FactLines(
      """
      struct S {
        var open = 1, actor = 2
        func macro(package: Int) { open = package; actor.run(); prefix.map { $0 } }
        let `class`: Int
        func value(for key: Int, in set: Int) { value(for: 1, in: 2); self.default.import() }
      }
      """)
    #expect(
      facts.declarations == [
        "struct S", "variable S.open", "variable S.actor", "function S.macro", "constant S.class",
        "function S.value",
      ])
  }

  @Test func operatorFunctions() {
    let facts = FactLines(
      "func ==<T>(a: T, b: T) -> Bool {}\nfunc <(a: Int, b: Int) {}\nfunc / (a: Int) {}\n"
        + "prefix func .!(a: Int) {}")
    #expect(
      facts.declarations == [
        "function ==", "genericParameter ==.T", "function <", "function /",
        "prefix function .!",
      ])
  }

  @Test func accessLevels() {
    let facts = FactLines(
      """
      open class A {
        private(set) public var a = 1
        fileprivate let b = 2
        package init() {}
        internal(set) var c = 3
      }
      """)
    #expect(
      facts.declarations == [
        "open class A", "public variable A.a", "fileprivate constant A.b",
        "package initializer A.init", "variable A.c",
      ])
  }

  @Test func localsAreNotMembers() {
    let facts = FactLines(
      "struct S { func f() { let a = 1; struct Local { var b = 2 }; func g() {} } }\n"
        + "if let a = b { let c = 1 }\nlet top = 1")
    #expect(
      facts.declarations == [
        "struct S", "function S.f", "struct S.f.Local", "variable S.f.Local.b", "function S.f.g",
        "constant top",
      ])
  }

  @Test func conditionsOfDeclarations() {
    let facts = FactLines(
      """
      #if DEBUG
      func a() {}
      #if os(iOS) &&
        canImport(UIKit)
      func b() {}
      #endif
      #elseif RELEASE
      func c() {}
      #else
      func d() {}
      #endif
      func e() {}
      """)
    #expect(
      facts.conditions == [
        "a if (DEBUG)", "b if (DEBUG) && (os(iOS) &&\n  canImport(UIKit))",
        "c if !(DEBUG) && (RELEASE)", "d if !(DEBUG) && !(RELEASE)",
      ])
  }

  @Test func attributesBelongToWhatFollows() {
    let facts = FactLines(
      """
      @MainActor
      #if swift(>=6)
      @available(iOS 13, *)
      #endif
      final class A { @Published(key: Key.self) private var x: Int; @objc(foo:) func f() {} }
      """)
    #expect(
      facts.attributes == [
        "@MainActor on A", "@available on A", "@Published on A.x", "@objc on A.f",
      ])
    #expect(
      facts.references == [
        "attribute MainActor by A", "attribute Published by A.x", "static Key.self by A.x",
        "type Int by A.x",
      ])
  }

  @Test func importsOfAllForms() {
    let facts = FactLines(
      """
      import Foundation
      @testable import App
      @_exported import struct Core.Inner.Thing
      public import UIKit
      internal import func Darwin.C.exit
      """)
    #expect(
      facts.imports == [
        "Foundation", "testable App", "exported struct Core.Inner.Thing", "public UIKit",
        "internal function Darwin.C.exit",
      ])
  }

  @Test func inheritanceEntriesAsWritten() {
    let facts = FactLines(
      "class A<T>: Base<T>, @unchecked Sendable, P & Q, ~Copyable {}\n"
        + "extension B: @retroactive Equatable where T: Hashable {}\nenum E: Int {}")
    #expect(
      facts.inheritances == [
        "A: Base<T>", "A: @unchecked Sendable", "A: P & Q", "A: ~Copyable",
        "B: @retroactive Equatable", "E: Int",
      ])
  }

  @Test func namesAfterPatternsWithoutNames() {
    let facts = FactLines(
      "let _ = f(), a = 2\nlet (_, _) = g(), b: B = 2, _ = 3, c = 4\nh(), d = 5")
    #expect(facts.declarations == ["constant a", "constant b", "constant c"])
  }
}
