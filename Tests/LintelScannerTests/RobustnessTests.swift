import Foundation
import Testing

@testable import LintelScanner

/// Any bytes at all give facts, in time that grows with their number.
@Suite struct RobustnessTests {
  private static let everyConstruct = ##"""
    #!/usr/bin/swift
    @testable import struct A.B
    #if DEBUG && (os(iOS) || !swift(>=5))
    @W(x: "\(y.map { "z\($0)" })") public final class C<T: P, each U>: D<T>, @unchecked Sendable where T.E == F {
      private(set) lazy var a: [String: (Int, G?) throws(H) -> I]? = { (x: J) -> K in L(x) }(1)
      subscript(i: Int...) -> some M { get async throws { i as! N } set { } }
      init?<V>(_ v: V = #/a(b)/#.x, w: inout [3 of O]) { if case .a(let b) = c, d < e { } }
      enum Q: Int { case a = 1, b(x: R = .init()), c }
    }
    #elseif X
    extension S.T { static func +++ <A>(l: A, r: A) -> Bool { switch l { case is B: /r/ ; default: `q` } } }
    #else
    macro m() = #externalMacro(module: "x", type: "y")
    #endif
    /* a /* b */ c */ let 🙂 = """
      text \(#"raw \#(v) "#) "
      """
    """##

  private func check(_ facts: FileFacts, _ count: Int, isBrief: Bool = false) {
    if isBrief {
      let owners = facts.declarations.enumerated().allSatisfy { $1.owner < Int32($0) }
      #expect(owners && facts.extents.allSatisfy { $0.end <= UInt32(count) })
      return
    }
    for (index, fact) in facts.declarations.enumerated() {
      #expect(fact.owner < Int32(index))
      #expect(Int(fact.offset) <= count)
      #expect(facts.extents[index].end <= UInt32(count))
    }
    var previous: UInt32 = 0
    for (index, fact) in facts.references.enumerated() {
      #expect(fact.offset >= previous)
      #expect(fact.link < Int32(fact.linksToPart ? index : facts.declarations.count))
      previous = fact.offset
    }
    for fact in facts.locals {
      #expect(fact.owner < Int32(facts.declarations.count))
      #expect(fact.offset < fact.scopeEnd && Int(fact.scopeEnd) <= count)
      #expect(fact.offset <= fact.scopeStart && fact.scopeStart <= fact.scopeEnd)
    }
  }

  @Test func everyPrefixIsRead() {
    let bytes = Array(Self.everyConstruct.utf8)
    var scanner = Scanner()
    for count in 0...bytes.count {
      check(scanner.scan(SourceBuffer(bytes[..<count])), count)
    }
  }

  @Test func damagedTextIsRead() {
    let bytes = Array(Self.everyConstruct.utf8)
    var scanner = Scanner()
    var random: UInt64 = 42
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0...next(6) {
        switch next(3) {
        case 0: damaged[next(damaged.count)] = UInt8(next(256))
        case 1: damaged.remove(at: next(damaged.count))
        default: damaged.insert(bytes[next(bytes.count)], at: next(damaged.count))
        }
      }
      check(scanner.scan(SourceBuffer(damaged)), damaged.count)
    }
  }

  @Test func oddBytesAreSpaceOrNames() {
    let source: [UInt8] =
      [0xef, 0xbb, 0xbf] + Array("struct A {\0}\r\nstruct ".utf8) + Array("Ünïcode".utf8)
      + Array(" {}\rstruct C {} \u{2028}".utf8) + [0xff, 0xfe, 0xa0, 0xc2]
    #expect(FactLines(bytes: source).declarations == ["struct A", "struct Ünïcode", "struct C"])
  }

  /// Repeated openers that nest without end, or make a scanner look ahead again and again.
  static let units = [
    "A<", "{ (", "[", "(", "\"\\(", "####", "/*", "{", "@A(", "A.B<C,", "#if X\n", "((a: ", "f { [",
    "let a = A<B<", "case .a(", "func f(x: ", "enum E { case a(", "x as ", "/(", "#/", "\"\"\"\\(",
    "-> (", "<#", "(#/a", "(#/\n", "`", "class ", "class final ", "private(", "@", "A::",
    "extension A: B, ", "let x: @A<", "B<nonisolated(", "B<@convention(", "let a = /a\\/", "\\/",
    "{ a, ", "{ (a, ", "A: ", "any ", "!", "#if (", "é", "≤a", "\u{a0}a",
    "a < ", "a<b, ", "(A) -> ", "a...\n", "/a\n", "<<<<<<< a\n", "[\nlet a = ", "\"\\(\nvar ",
    "a /**/ ", "a\n", "any\n", "#else\n", "a.\nlet ", "case let A ",
  ]

  @Test(arguments: units)
  func timeGrowsWithSize(_ unit: String) {
    expectLinear { Array(String(repeating: unit, count: $0 / unit.utf8.count).utf8) }
  }

  /// Openers, then as many closers, of the same or another kind.
  @Test(arguments: [
    ("(", "}"), ("(", ")"), ("[", ")"), ("{", ")"), ("{ (", "}"), ("[(", "]"), ("\"\\(", ")"),
    ("A<", ">"), ("#if X\n", "#endif\n"), ("struct S {", "}"),
  ])
  func timeGrowsWithOpenersAndClosers(_ opener: String, _ closer: String) {
    expectLinear { size in
      let count = size / (opener.utf8.count + closer.utf8.count)
      return Array(
        (String(repeating: opener, count: count) + String(repeating: closer, count: count)).utf8)
    }
  }

  /// A megabyte of one unit needs no more stack than a line of it.
  @Test(arguments: units)
  func depthNeedsNoStack(_ unit: String) {
    let bytes = Array(
      ("let x: " + String(repeating: unit, count: 1_000_000 / unit.utf8.count)).utf8)
    var scanner = Scanner()
    check(scanner.scan(SourceBuffer(bytes)), bytes.count, isBrief: true)
  }

  private func expectLinear(_ source: (_ size: Int) -> [UInt8]) {
    func time(_ size: Int) -> Double {
      let buffer = SourceBuffer(source(size))
      return (0..<3).map { _ in
        let start = Self.processorSeconds()
        var scanner = Scanner()
        _ = scanner.scan(buffer)
        return Self.processorSeconds() - start
      }.min() ?? 0
    }
    let small = time(4_000)
    let large = time(128_000)
    // 32 times as much may take 32 times as long; were it quadratic, 1,024 times.
    #expect(large < max(small, 0.000_1) * 200)
  }

  /// Of this thread alone, so that the time does not depend on what else the machine does.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
