import LintelScanner
import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// The tables that linking looks things up in, compared with what the standard library has for it.
@Suite struct TableTests {
  @Test func mapAgreesWithADictionary() {
    var map = IntMap(minimumCapacity: 0)
    var expected: [UInt64: Int32] = [:]
    for (value, edge) in zip(Int32(0)..., randomEdges(seed: 11, nodes: 60, edges: 3000).1) {
      let (first, second) = (UInt32(edge.from), UInt32(edge.to))
      map.insert(value, first, second)
      expected[UInt64(first) << 32 | UInt64(second)] = value
    }
    for first in UInt32(0)...60 {
      for second in UInt32(0)...60 {
        #expect(map[first, second] == expected[UInt64(first) << 32 | UInt64(second)])
      }
    }
  }

  /// With few edges most modules lead to few others, with more there are large circles.
  @Test(arguments: [(0, 0), (1, 1), (63, 60), (64, 100), (65, 40), (200, 180), (200, 300)])
  func setsOfModulesAreWhatTheyLeadTo(modules count: Int, edges edgeCount: Int) {
    let edges = randomEdges(seed: UInt64(count + edgeCount), nodes: count, edges: edgeCount).1
    let sets = ModuleSets(reachedBy: Digraph(nodeCount: count, edges: edges))
    for owner in 0..<Int32(count) {
      var reached: Set<Int32> = []
      var open = [owner]
      while let next = open.popLast() {
        for edge in edges where edge.from == next && reached.insert(edge.to).inserted {
          open.append(edge.to)
        }
      }
      let found = (0..<Int32(count)).filter {
        sets.contains(ModuleID(Int($0)), in: ModuleID(Int(owner)))
      }
      #expect(found == reached.sorted())
    }
  }

  @Test func namesAreFoundInTheirScopesAlone() {
    let random = randomEdges(seed: 5, nodes: 150, edges: 2000).1
    let entries = random.enumerated().map { position, edge in
      let scopes: [Scope] = [
        .declaration(DeclarationID(Int(edge.from))), .module(ModuleID(Int(edge.from))),
        .external(NameID(edge.from)),
      ]
      return ScopedName(
        scope: scopes[Int(edge.to) / 30 % 3], name: UInt32(edge.to % 30),
        declaration: DeclarationID(position))
    }
    let names = ScopedNames(entries, nameCount: 31)
    func found(_ name: UInt32, in scope: Scope) -> [Meaning] {
      names.range(of: name, in: scope).map { names[$0] }
    }
    for number in 0...150 {
      for scope in [
        Scope.declaration(DeclarationID(number)), .module(ModuleID(number)),
        .external(NameID(number)),
      ] {
        for name in UInt32(0)...30 {
          let expected = entries.filter { $0.name == name && $0.scope == scope }
          #expect(found(name, in: scope) == expected.map(\.meaning))
        }
      }
    }
    let isInModulesOnly = names.isInModulesOnly(30)
    #expect(!isInModulesOnly)
  }

  @Test func dependenciesAreInTheOrderOfTheGraph() {
    let graph = makeGraph([
      "Others.swift": """
      struct Outer { struct Inner { static let shared = Inner(); func run() {} } }
      typealias Short = Outer.Inner
      extension Int { init(inner: Short) { self = 0 } }
      """,
      "Use.swift": """
      struct Screen {
        let first = Int(inner: Short.shared)
        func use(_ inner: Outer.Inner) -> Short {
          func local(_ other: Short) { other.run() }
          inner.run()
          Outer.Inner.shared.run()
          return Short.shared
        }
        var last: Outer { Outer() }
      }
      """,
    ])
    #expect(graph.dependencies.count > 15)
    #expect(graph.dependencies == graph.dependencies.sorted(by: Dependency.precedes))
  }

  @Test func everyMeaningIsItselfAlone() {
    let file = FileID(3)
    var meanings = [Meaning.nothing, .genericParameter, .several]
    for number in 0..<40 {
      let declaration = Meaning(DeclarationID(number))
      #expect(declaration.declaration == DeclarationID(number))
      let local = Meaning(local: number)
      guard case .local(let variable) = local.local(in: file) else {
        Issue.record("\(number) is no local variable")
        continue
      }
      #expect(variable == LocalVariable(number, in: file) && local.declaration == nil)
      meanings += [declaration, local]
      for parameter in 0...9 {
        let closure = Meaning(closure: number, parameter: parameter)
        guard case .closure(let found, let index) = closure.local(in: file) else {
          Issue.record("$\(parameter) of \(number) is no closure parameter")
          continue
        }
        #expect(found == Closure(number, in: file) && index == parameter)
        #expect(closure.declaration == nil)
        meanings.append(closure)
      }
    }
    for (index, meaning) in meanings.enumerated() {
      #expect(meanings.firstIndex(of: meaning) == index)
    }
    for meaning in meanings.prefix(3) {
      guard case .none = meaning.local(in: file) else {
        Issue.record("\(meaning) is a local variable")
        continue
      }
      #expect(meaning.declaration == nil)
    }
  }
}
