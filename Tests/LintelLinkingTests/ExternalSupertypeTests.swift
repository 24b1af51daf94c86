import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// What types inherit from those of SDKs.
@Suite struct ExternalSupertypeTests {
  /// The names of all that the type `A` inherits from, as far as the project or an SDK says.
  private func ancestors(_ code: String) throws -> Set<String> {
    let graph = makeGraph(["A.swift": code])
    var result: Set<String> = []
    var pending = [
      try #require(
        graph.declarations.ids.first {
          graph.qualifiedName(of: $0) == "A" && graph.declarations[$0].kind.isNominalType
        })
    ]
    var seen: Set<DeclarationID> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      for supertype in graph.supertypes(of: type) {
        result.insert(graph.text(of: supertype.name))
        if let declared = supertype.declaration {
          pending.append(declared)
        } else {
          result.formUnion(graph.supertypes(ofExternal: supertype.name))
        }
      }
    }
    return result
  }

  @Test(arguments: [
    ("class A: UITableViewController {}", "UIViewController"),
    ("class A: Formatter {}", "NSObject"),
    ("struct A: Hashable {}", "Equatable"),
    ("struct A: Codable {}", "Decodable"),
    ("struct A: InsettableShape {}", "View"),
    ("enum A: Error { case a }", "Sendable"),
    ("enum A: String { case a }", "RawRepresentable"),
    ("class B: UITableViewCell {}; class A: B {}", "UIView"),
    ("class B<T>: UITableViewCell {}; class A: B<Int> {}", "UIView"),
    ("typealias B = UITableViewCell; class A: B {}", "UIView"),
    ("protocol P {}; class A: UITableViewCell & P {}", "UIView"),
    ("protocol P {}; typealias B = UITableViewCell & P; class A: B {}", "UIView"),
    ("protocol P {}; typealias B = UITableViewCell & P; class A: B {}", "P"),
    ("protocol P {}; typealias B = P & UIView; typealias C = B; class A: C {}", "UIResponder"),
    ("protocol P {}; typealias B = P & UIView; typealias C = B & Q; class A: C {}", "Q"),
  ])
  func areKnown(_ code: String, _ name: String) throws {
    #expect(try ancestors(code).contains(name))
  }

  @Test(arguments: [
    ("enum A: String { case a }", "Collection"), ("enum A: String { case a }", "Comparable"),
    ("struct A: View {}", "UIView"), ("class A: Mine {}", "NSObject"),
    ("typealias B = (UIView, P) -> Void; class A: B {}", "UIView"),
    ("typealias A2 = A & P; protocol P {}; class A: A2 {}", "NSObject"),
  ])
  func areNotMadeUp(_ code: String, _ name: String) throws {
    #expect(try !ancestors(code).contains(name))
  }
}
