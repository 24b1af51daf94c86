import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary

extension ComponentMap {
  /// Finds the components of every declaration.
  ///
  /// - Parameter log: receives the errors about selectors and components that match nothing; `nil`
  ///   to report none.
  package static func assigning(
    _ definitions: [ComponentDefinition], in graph: DependencyGraph, log: ErrorLog?
  ) -> ComponentMap {
    var assigner = ComponentAssigner(definitions, graph)
    assigner.assignAll()
    assigner.assignModules()
    let map = assigner.map()
    if let log { assigner.reportEmptyOnes(in: map, log: log) }
    return map
  }
}

/// Assigns each declaration to its components. Of declarations that all selectors judge alike, only
/// one is evaluated.
private struct ComponentAssigner {
  /// The place of a declaration in the nesting of code, which determines how strongly a selector
  /// must apply to the declaration.
  private enum Role: Hashable {
    case fileScope
    case topLevel
    case nestedType
    case member(DeclarationKind)

    /// The least strength with which a selector must apply to a declaration.
    var neededStrength: SelectorStrength {
      switch self {
      case .fileScope: .file
      case .topLevel: .unopposed
      case .nestedType, .member: .declaration
      }
    }
  }

  private struct Question: Hashable {
    let subject: SubjectClass
    let role: Role
  }

  private struct Placement: Hashable {
    /// The components that the declaration matches by itself, ascending.
    let direct: [ComponentID]
    let enclosing: MembershipID
  }

  private let definitions: [ComponentDefinition]
  private let graph: DependencyGraph
  private let index: SelectorIndex
  private let evaluators: [SelectorEvaluator]
  private let anchors: SelectorAnchors
  /// The kinds of members that can belong to some component on their own.
  private let namedKinds: Set<DeclarationKind>
  private var answers: [Question: [ComponentID]] = [:]

  private var components: [Component] = []
  /// The component of each definition; ``ID/absent`` for families.
  private var plainIDs: [ComponentID] = []
  private var familyIDs: [[String]: ComponentID] = [:]
  private var memberships: [Membership] = [.none]
  private var membershipIDs: [Placement: MembershipID] = [:]
  private var membershipOf: [MembershipID]
  private var membershipOfModule: [MembershipID] = []

  init(_ definitions: [ComponentDefinition], _ graph: DependencyGraph) {
    let index = SelectorIndex(graph)
    let evaluators = definitions.map { SelectorEvaluator($0.selector, index: index) }
    self.definitions = definitions
    self.graph = graph
    self.index = index
    self.evaluators = evaluators
    anchors = SelectorAnchors(evaluators, graph)
    namedKinds = evaluators.reduce(into: []) { $0.formUnion($1.namedKinds) }
    membershipOf = Array(repeating: .absent, count: graph.declarations.count)
    for (position, definition) in definitions.enumerated() {
      plainIDs.append(definition.captures.isEmpty ? ComponentID(components.count) : .absent)
      if definition.captures.isEmpty {
        components.append(Component(name: definition.name, definition: position, values: [:]))
      }
    }
  }

  mutating func assignAll() {
    for declaration in graph.declarations.ids { assign(declaration) }
  }

  /// Assigns each module to the components to which all of its files belong.
  mutating func assignModules() {
    var common = [Set<ComponentID>?](repeating: nil, count: graph.modules.count)
    for (position, file) in graph.files.enumerated() {
      let membership = membershipOf[graph.scope(of: FileID(position)).position]
      let own = memberships[membership].all
      for module in file.modules {
        common[module.position] = common[module.position]?.intersection(own) ?? Set(own)
      }
    }
    membershipOfModule = common.map { components in
      intern(direct: Array(components ?? []), inside: .none)
    }
  }

  private mutating func assign(_ declaration: DeclarationID) {
    let value = graph.declarations[declaration]
    if value.kind == .file {
      let direct = components(of: SelectorSubject(file: value.file), as: .fileScope)
      membershipOf[declaration.position] = intern(direct: direct, inside: .none)
    } else if isOutermost(declaration) {
      membershipOf[declaration.position] = membership(
        of: value.extendedType ?? declaration, writtenIn: value.file)
    } else {
      let direct = components(
        of: SelectorSubject(file: value.file, declaration: declaration),
        as: value.kind.isNominalType ? .nestedType : .member(value.kind))
      membershipOf[declaration.position] = intern(
        direct: direct, inside: membership(of: value.enclosing))
    }
  }

  /// Returns the membership of an owner. Owners usually come before the declarations that they
  /// enclose; an owner that comes later is assigned here.
  private mutating func membership(of owner: DeclarationID) -> MembershipID {
    if !membershipOf[owner.position].isPresent { assign(owner) }
    return membershipOf[owner.position]
  }

  /// Returns the membership of a top-level declaration, or, for an extension, of the extended type,
  /// as if that type and the types around it were written in the file of the extension.
  private mutating func membership(
    of judged: DeclarationID, writtenIn file: FileID
  ) -> MembershipID {
    let subject = SelectorSubject(file: file, declaration: judged)
    if isOutermost(judged) {
      return intern(direct: components(of: subject, as: .topLevel), inside: .none)
    }
    return intern(
      direct: components(of: subject, as: .nestedType),
      inside: membership(of: graph.declarations[judged].enclosing, writtenIn: file))
  }

  private func isOutermost(_ declaration: DeclarationID) -> Bool {
    graph.declarations[declaration].owner.map { graph.declarations[$0].kind == .file } ?? true
  }

  /// Returns the components that a declaration belongs to by itself.
  private mutating func components(of subject: SelectorSubject, as role: Role) -> [ComponentID] {
    if case .member(let kind) = role, !namedKinds.contains(kind) { return [] }
    let question = Question(subject: index.subjectClass(of: subject), role: role)
    if let known = answers[question] { return known }
    var candidates = anchors.candidates(for: subject)
    if case .member(let kind) = role {
      candidates.removeAll { !evaluators[$0].namedKinds.contains(kind) }
    }
    let found = candidates.compactMap { position -> ComponentID? in
      let verdict = evaluators[position].verdict(on: subject)
      guard verdict.strength >= role.neededStrength else { return nil }
      return component(of: position, values: verdict.values)
    }
    answers[question] = found
    return found
  }

  private mutating func component(of position: Int, values: [String: String]) -> ComponentID {
    if let plain = plainIDs[position].ifPresent { return plain }
    let definition = definitions[position]
    let values = values.filter { definition.captures.contains($0.key) }
    let key = [String(position)] + definition.captures.map { values[$0] ?? "" }
    if let known = familyIDs[key] { return known }
    let id = ComponentID(components.count)
    components.append(
      Component(name: definition.name(with: values), definition: position, values: values))
    familyIDs[key] = id
    return id
  }

  /// Returns the membership of a declaration. A declaration that belongs to no component by itself
  /// has the membership of the code around it.
  private mutating func intern(
    direct: [ComponentID], inside enclosing: MembershipID
  ) -> MembershipID {
    if direct.isEmpty { return enclosing }
    let placement = Placement(direct: direct.sorted(), enclosing: enclosing)
    if let known = membershipIDs[placement] { return known }
    let id = MembershipID(memberships.count)
    memberships.append(
      Membership(levels: [placement.direct] + memberships[enclosing].levels))
    membershipIDs[placement] = id
    return id
  }

  // MARK: - Result

  /// Returns the result, with the components numbered in the order of the configuration.
  func map() -> ComponentMap {
    let order = components.indices.sorted {
      let (left, right) = (components[$0], components[$1])
      if left.definition != right.definition { return left.definition < right.definition }
      return left.name != right.name ? left.name < right.name : $0 < $1
    }
    var newID = [ComponentID](repeating: ComponentID(0), count: components.count)
    for (new, old) in order.enumerated() { newID[old] = ComponentID(new) }
    let renumbered = memberships.map { membership in
      Membership(levels: membership.levels.map { $0.map { newID[$0.position] }.sorted() })
    }
    var sizes = [Int](repeating: 0, count: components.count)
    var counts = [Int](repeating: 0, count: memberships.count)
    for membership in membershipOf { counts[membership.position] += 1 }
    for (membership, count) in zip(renumbered, counts) {
      for component in membership.all { sizes[component.position] += count }
    }
    return ComponentMap(
      definitions: definitions, components: order.map { components[$0] },
      memberships: renumbered, membershipOf: membershipOf, membershipOfModule: membershipOfModule,
      sizes: sizes)
  }

  func reportEmptyOnes(in map: ComponentMap, log: ErrorLog) {
    let hints = SelectorHints(graph)
    for (position, definition) in definitions.enumerated() where !definition.mayBeEmpty {
      if log.isFull { break }
      let dead = evaluators[position].deadTests
      for (test, mark) in dead {
        log.report(
          ComponentError.selectorMatchesNothing(
            test.text, component: definition.name, hint: hints.hint(for: test)),
          at: mark)
      }
      if map.isEmpty(definition: position), dead.isEmpty {
        log.report(
          ComponentError.componentMatchesNothing(
            definition.name, overlappingSelectors: definition.selector.children.count > 1),
          at: definition.mark)
      }
    }
  }
}
