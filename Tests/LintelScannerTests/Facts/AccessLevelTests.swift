import LintelVocabulary
import Testing

@testable import LintelScanner

/// Levels that no word writes: *The Swift Programming Language*, "Access Control".
@Suite struct AccessLevelTests {
  /// The level of the last declaration in `source`.
  private func level(_ source: String) -> AccessLevel? {
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(Array(source.utf8)))
    #expect(facts.declarations.accessLevels().count == facts.declarations.count)
    return facts.declarations.accessLevels().last
  }

  @Test(arguments: [
    ("struct A", AccessLevel.internal), ("public struct A", .public),
    ("public struct A { let b = 1 }", .internal), ("open class A { func b() {} }", .internal),
    ("package struct A { let b = 1 }", .internal),
    ("struct A { private let b = 1 }", .private),
    ("private struct A { public let b = 1 }", .public),
    ("private(set) var a = 1", .internal), ("public private(set) var a = 1", .public),
    ("fileprivate struct A { let b = 1 }", .fileprivate),
    // Whatever sees a private type sees its members.
    ("private struct A { let b = 1 }", .fileprivate),
    ("private struct A { struct B { let c = 1 } }", .fileprivate),
    ("struct A { private struct B { let c = 1 } }", .fileprivate),
    ("public extension A { func b() {} }", .public),
    ("public extension A { struct B { let c = 1 } }", .internal),
    ("public extension A { private func b() {} }", .private),
    ("private extension A { func b() {} }", .fileprivate),
    ("extension A { func b() {} }", .internal),
    ("public protocol P { func b() }", .public), ("protocol P { associatedtype A }", .internal),
    ("public enum E { case a }", .public), ("private enum E { case a }", .private),
    ("public enum E { static let a = 1 }", .internal),
    ("private func f() { struct A {} }", .fileprivate),
  ])
  func levelOfTheLast(_ source: String, _ expected: AccessLevel) {
    #expect(level(source) == expected)
  }
}
