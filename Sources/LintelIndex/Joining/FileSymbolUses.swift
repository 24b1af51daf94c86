import LintelGraph
import LintelScanner

/// Converts the uses of symbols in one file into dependencies.
struct FileSymbolUses {
  private(set) var dependencies: [Dependency] = []
  private(set) var meanings: [UInt32: CompiledGraph.Meaning] = [:]

  private let places: FilePlaces
  private let graph: DependencyGraph
  private let aliases: AliasTable
  private let names: NameTable
  /// The types that segments of paths mean, by the index of the reference.
  private var types: [Int32: DeclarationID] = [:]

  init(
    _ uses: [IndexedUse], _ places: FilePlaces, _ graph: DependencyGraph, _ aliases: AliasTable,
    _ names: NameTable
  ) {
    self.places = places
    self.graph = graph
    self.aliases = aliases
    self.names = names
    for use in uses {
      if let reference = use.reference, let target = use.target, use.symbol.kind.isType {
        types[reference] = target
      }
    }
    for use in uses { add(use) }
  }

  private mutating func add(_ use: IndexedUse) {
    guard let target = use.target else {
      meanings[use.offset, default: .init()].isExternal = true
      return
    }
    if let overriding = use.overriding { return add(target, overriddenBy: overriding, use) }
    meanings[use.offset, default: .init()].targets.append(target)
    let fact = use.reference.map { places.facts.references[Int($0)] }
    let next = use.reference.flatMap { places.nextPart(after: $0) }
    let from =
      use.reference.map { places.owner(ofReference: $0) } ?? places.owner(at: use.offset)
    if isCovered(target, use) { return }
    let real = aliases.followed(target)
    var kind = use.kind(
      fact, next: next.map { names.text(of: places.facts.references[Int($0)].name) },
      owner: graph.declarations[from].kind, target: graph.declarations[real].kind)
    var isQualifier = false
    if use.symbol.kind.isType, let fact, let nested = next.flatMap({ types[$0] }) {
      // `A.B` is a use of `A` as well.
      isQualifier = graph.outermost(of: nested) == graph.outermost(of: target)
      kind = fact.isInTypePosition ? .type : .static
    }
    let written = fact.map { UInt32(names.text(of: $0.name).utf8.count) } ?? 0
    let parts = aliases.parts(of: target).filter { $0 != real }
    for declaration in (real == target ? [target] : [target, real]) + parts
    where declaration != from {
      let dependency = Dependency(
        from: from, to: declaration, kind: parts.contains(declaration) ? .type : kind,
        certainty: .compiled, offset: use.offset,
        length: written > 0 ? written : places.length(of: use.symbol.name, at: use.offset),
        alias: declaration == target ? nil : target, isQualifier: isQualifier)
      // Several symbols of the compiler may be one declaration here.
      if !dependencies.suffix(4).contains(dependency) { dependencies.append(dependency) }
    }
  }

  /// Adds a dependency on the member of a superclass that a member with `override` overrides: `C.f`
  /// depends on `A.f` after `class B: A` and `class C: B`. Nothing is added if the type names the
  /// superclass itself, as `B` names `A`, because it then depends on that class already.
  private mutating func add(
    _ target: DeclarationID, overriddenBy member: DeclarationID, _ use: IndexedUse
  ) {
    let owners = [target, member].map { id in
      let owner = graph.declarations[id].enclosing
      return graph.declarations[owner].extendedType ?? owner
    }
    let outermost = graph.outermost(of: target)
    guard graph.declarations[member].traits.contains(.override),
      graph.declarations[owners[0]].kind == .class, outermost != graph.outermost(of: member),
      graph.declarations[target].kind != .initializer,
      !graph.supertypes(of: owners[1]).contains(where: {
        $0.declaration.map { graph.outermost(of: aliases.followed($0)) } == outermost
      })
    else { return }
    dependencies.append(
      Dependency(
        from: member, to: target, kind: .member, certainty: .compiled, offset: use.offset,
        length: places.length(of: use.symbol.name, at: use.offset)))
  }

  /// Whether the name written before a member, or instead of an initialiser, means a type with the
  /// same outermost type as the member: `T.member`, `T(…)`. Then there is a dependency on that type
  /// already.
  private func isCovered(_ target: DeclarationID, _ use: IndexedUse) -> Bool {
    guard !use.symbol.kind.isType, let reference = use.reference else { return false }
    let fact = places.facts.references[Int(reference)]
    let isOfType = fact.isContinuation && !places.facts.references[Int(fact.link)].isCalled
    let named = types[reference] ?? (isOfType ? types[fact.link] : nil)
    return named.map { graph.outermost(of: $0) == graph.outermost(of: target) } ?? false
  }
}
