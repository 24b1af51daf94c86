import LintelComponents
import LintelGraph
import LintelText
import LintelVocabulary

/// Declarations into which breaches can be written (sources), and declarations that these breaches
/// can use (targets).
final class ProofSites {
  let graph: DependencyGraph
  let components: ComponentMap
  /// For each membership, declarations into which code can be written, one per module, best first.
  private var sources: [MembershipID: [DeclarationID]] = [:]
  /// For each membership, a file whose scope has this membership.
  private var files: [MembershipID: FileID] = [:]
  /// For each membership, the best declaration for each `Sort`, best first.
  private var targets: [MembershipID: [DeclarationID]] = [:]
  /// The memberships with a source, ascending.
  private(set) var sourceMemberships: [MembershipID] = []
  /// The memberships with a target, ascending.
  private(set) var targetMemberships: [MembershipID] = []
  /// The memberships that include each component, ascending.
  private let membershipsOf: [ComponentID: [MembershipID]]
  let members: MemberNames
  /// The number of types, by name.
  private var typeCounts: [UInt32: Int] = [:]
  /// The number of top-level types of each module, by name.
  private var topLevelCounts: [ModuleID: [UInt32: Int]] = [:]
  /// Whether a new nested type is in the same components as the code around it: no selector can
  /// match properties of the type itself, such as its name.
  private let valueNames: Set<UInt32>
  /// Whether no component can contain a new nested type because of the type's own properties, such
  /// as its name.
  let canNestTypes: Bool

  init(_ graph: DependencyGraph, _ components: ComponentMap) {
    self.graph = graph
    self.components = components
    members = MemberNames(graph)
    valueNames = Set(
      graph.declarations.lazy.filter { value in
        switch value.kind {
        case .function, .variable, .constant, .enumCase: true
        default: false
        }
      }.map(\.name.id))
    var membershipsOf: [ComponentID: [MembershipID]] = [:]
    for (position, membership) in components.memberships.enumerated() {
      for component in membership.all {
        membershipsOf[component, default: []].append(MembershipID(position))
      }
    }
    self.membershipsOf = membershipsOf
    let nested = [DeclarationKind.class, .protocol].map {
      SelectorGuess(name: "LintelProof1", kind: $0)
    }
    canNestTypes = !components.definitions.contains { definition in
      nested.contains { $0.verdict(of: definition.selector).mayVouch }
    }
    for value in graph.declarations where Self.isTypeName(value.kind) {
      typeCounts[value.name.id, default: 0] += 1
      if graph.declarations[value.enclosing].kind == .file {
        for module in graph.files[value.file].modules {
          topLevelCounts[module, default: [:]][value.name.id, default: 0] += 1
        }
      }
    }
    collectSources()
    collectTargets()
    sourceMemberships = sources.keys.sorted()
    targetMemberships = targets.keys.sorted()
  }

  /// Returns the memberships with a source that include one of the given components; all for `nil`.
  func sourceMemberships(in components: Set<ComponentID>?) -> [MembershipID] {
    components.map { memberships(of: $0).filter { sources[$0] != nil } } ?? sourceMemberships
  }

  /// Returns the memberships with a target that include one of the given components; all for `nil`.
  func targetMemberships(in components: Set<ComponentID>?) -> [MembershipID] {
    components.map { memberships(of: $0).filter { targets[$0] != nil } } ?? targetMemberships
  }

  /// Returns, for each membership that includes one of the given components, a file whose scope has
  /// this membership, in ascending order of the memberships; for all memberships if `components` is
  /// `nil`. A membership that no file's scope has is left out.
  func files(in components: Set<ComponentID>?) -> [(membership: MembershipID, file: FileID)] {
    let memberships = components.map(memberships) ?? files.keys.sorted()
    return memberships.compactMap { membership in files[membership].map { (membership, $0) } }
  }

  private func memberships(of components: Set<ComponentID>) -> [MembershipID] {
    Set(components.flatMap { membershipsOf[$0] ?? [] }).sorted()
  }

  func sources(of membership: MembershipID) -> [DeclarationID] { sources[membership] ?? [] }
  func targets(of membership: MembershipID) -> [DeclarationID] { targets[membership] ?? [] }

  func membership(of declaration: DeclarationID) -> MembershipID {
    components.membershipOf[declaration.position]
  }

  // MARK: - Sources

  private func collectSources() {
    var best: [MembershipID: [ModuleID: (rank: Int, declaration: DeclarationID)]] = [:]
    for id in graph.declarations.ids {
      let value = graph.declarations[id]
      let membership = membership(of: id)
      if value.kind == .file, files[membership] == nil { files[membership] = value.file }
      guard let rank = sourceRank(id, value) else { continue }
      let module = graph.files[value.file].module
      if let known = best[membership]?[module], known.rank <= rank { continue }
      best[membership, default: [:]][module] = (rank, id)
    }
    sources = best.mapValues { found in
      found.values.sorted { ($0.rank, $0.declaration) < ($1.rank, $1.declaration) }
        .map(\.declaration)
    }
  }

  /// Returns the rank of a declaration as a source, where lower is better; `nil` if it has no body
  /// into which code can be written.
  private func sourceRank(_ id: DeclarationID, _ value: Declaration) -> Int? {
    let isNested = graph.outermost(of: id) != id
    switch value.kind {
    case .class, .struct, .enum, .actor: return isNested ? 2 : 0
    case .extension: return isNested ? nil : 1
    case .file: return 3
    case .protocol: return isNested ? nil : 4
    default: return nil
    }
  }

  // MARK: - Targets

  /// The properties in which one target must equal another to be able to replace it.
  private struct Sort: Hashable {
    let kind: DeclarationKind
    let access: AccessLevel
    let hasStatic: Bool
    let isWrapper: Bool
    let isFinal: Bool
    /// Whether breaches are written into the target, which then cannot use itself.
    let isSource: Bool
    let module: ModuleID
  }

  private func collectTargets() {
    var best: [MembershipID: [Sort: (rank: Int, declaration: DeclarationID)]] = [:]
    for id in graph.declarations.ids {
      let value = graph.declarations[id]
      guard let rank = targetRank(id, value) else { continue }
      let membership = membership(of: id)
      let sort = Sort(
        kind: value.kind, access: access(of: id), hasStatic: members.static(of: id) != nil,
        isWrapper: isAttribute(id), isFinal: value.traits.contains(.final),
        isSource: sources(of: membership).contains(id),
        module: graph.files[value.file].module)
      if let known = best[membership]?[sort], known.rank <= rank { continue }
      best[membership, default: [:]][sort] = (rank, id)
    }
    targets = best.mapValues { found in
      found.map { (sort: $0, rank: $1.rank, declaration: $1.declaration) }.sorted {
        (Self.order(of: $0.sort.kind), $0.rank, $0.declaration)
          < (Self.order(of: $1.sort.kind), $1.rank, $1.declaration)
      }.map(\.declaration)
    }
  }

  private static func order(of kind: DeclarationKind) -> Int {
    let kinds: [DeclarationKind] = [
      .class, .struct, .enum, .actor, .protocol, .function, .variable, .constant, .macro,
      .typealias,
    ]
    return kinds.firstIndex(of: kind) ?? kinds.count
  }

  /// Whether the name of a declaration can be written in other code, and means only this
  /// declaration there.
  func canBeTarget(_ id: DeclarationID) -> Bool {
    targetRank(id, graph.declarations[id]) != nil
  }

  /// Returns the rank of a declaration as a target, where lower is better; `nil` if its name cannot
  /// be written in other code, or could have another meaning there.
  private func targetRank(_ id: DeclarationID, _ value: Declaration) -> Int? {
    guard let rank = nameRank(id), let use = useRank(id, value) else { return nil }
    return rank + use
  }

  private func useRank(_ id: DeclarationID, _ value: Declaration) -> Int? {
    guard let enclosing = value.owner, access(of: id) > .fileprivate else { return nil }
    let owner = graph.declarations[enclosing]
    switch value.kind {
    case .class, .struct, .enum, .actor, .protocol, .typealias:
      guard isTypePath(id) else { return nil }
      return (isUnique(id) ? 0 : 4) + (owner.kind == .file ? 0 : 1)
    case .macro: return owner.kind == .file ? 0 : nil
    case .function, .variable, .constant:
      guard members.isAlone(id), !value.traits.contains(.static) else { return nil }
      if owner.kind == .file { return 1 }
      guard let type = memberOwner(of: id), let rank = nameRank(type), isTypePath(type),
        access(of: type) > .fileprivate
      else { return nil }
      return rank + (isUnique(type) ? 0 : 4) + (owner.kind == .extension ? 1 : 0)
    default: return nil
    }
  }

  /// Whether the qualified name of a type can be written in other code: only types and extensions
  /// are around the type, and the name has no other meaning in the modules of the type.
  private func isTypePath(_ id: DeclarationID) -> Bool {
    let head = graph.declarations[graph.outermost(of: id)]
    // Extensions in several modules may nest types with the same name in the same type.
    let isAlone =
      head.kind == .extension
      ? typeCounts[graph.declarations[id].name.id] == 1
      : graph.files[head.file].modules.allSatisfy { topLevelCounts[$0]?[head.name.id] == 1 }
    guard isAlone, isUnique(id) || hasOwnHead(id) else { return false }
    var current = id
    while graph.declarations[current].kind != .file {
      let kind = graph.declarations[current].kind
      guard kind.isNominalType || kind == .extension || kind == .typealias else { return false }
      current = graph.declarations[current].enclosing
    }
    // Another name may be mistaken for that of a value, if there is one of that name.
    return NameRules.isCapitalized(graph.text(of: head.name))
      || !valueNames.contains(head.name.id)
  }

  /// Returns 0 if the names of a declaration and of those around it are words, and more if some
  /// need backticks, e.g. `` `class` ``; `nil` if one cannot be written in other code.
  private func nameRank(_ id: DeclarationID) -> Int? {
    let names = graph.pathNames(of: id)
    guard names.allSatisfy(NameRules.isWritable) else { return nil }
    return names.allSatisfy(NameRules.isWord) ? 0 : 8
  }

  /// Returns the type whose values have a member; `nil` for a declaration that is not a member, or
  /// a member of an external type.
  func memberOwner(of id: DeclarationID) -> DeclarationID? {
    guard let owner = graph.declarations[id].owner else { return nil }
    let value = graph.declarations[owner]
    if value.kind == .extension { return value.extendedType }
    return value.kind.isNominalType ? owner : nil
  }

  /// Whether the outermost type in a type's name is declared in the same module, so that the name
  /// of the module can be written before it.
  private func hasOwnHead(_ id: DeclarationID) -> Bool {
    let head = graph.outermost(of: id)
    guard let type = graph.declarations[head].extendedType else { return true }
    return graph.module(of: type).name == graph.module(of: id).name && hasOwnHead(type)
  }

  /// Whether the first name of a type, `Outer` of `Outer.Inner`, is the name of only one type.
  func isUnique(_ id: DeclarationID) -> Bool {
    let head = graph.declarations[graph.outermost(of: id)]
    guard head.kind == .extension else { return typeCounts[head.name.id] == 1 }
    return head.extendedType.map(isUnique) ?? true
  }

  /// Returns the access level of a declaration, limited by those of the declarations around it.
  func access(of id: DeclarationID) -> AccessLevel {
    var level = AccessLevel.open
    var current: DeclarationID? = id
    while let declaration = current, graph.declarations[declaration].kind != .file {
      let value = graph.declarations[declaration]
      if value.kind == .extension {
        guard let type = value.extendedType, type != declaration else { break }
        current = type
        continue
      }
      level = min(level, value.access)
      current = value.owner
    }
    return level
  }

  /// Whether the name of a declaration can be written after `@`.
  func isAttribute(_ id: DeclarationID) -> Bool {
    graph.declarations[id].kind == .macro
      || graph.attributes(of: id).contains {
        ["propertyWrapper", "resultBuilder", "globalActor"].contains(graph.text(of: $0))
      }
  }

  private static func isTypeName(_ kind: DeclarationKind) -> Bool {
    kind.isNominalType || kind == .typealias || kind == .associatedtype
  }
}
