import LintelGraph

extension ComponentMap {
  /// Finds the components of every declaration; reports selectors and components that match
  /// nothing.
  init(_ definitions: [ComponentDefinition], in graph: DependencyGraph, log: ProblemLog) {
    var assigner = ComponentAssigner(definitions, graph)
    assigner.assignAll()
    assigner.assignModules()
    self = assigner.map()
    assigner.reportEmptyOnes(in: self, log: log)
  }
}

/// Judges file by file and declaration by declaration, interning what they have in common.
private struct ComponentAssigner {
  private let definitions: [ComponentDefinition]
  private let graph: DependencyGraph
  private let evaluators: [SelectorEvaluator]
  /// Positions of the definitions that look at more than files.
  private let mixed: [Int]
  private let fileOnly: [Int]
  /// Positions of the definitions that members of types can belong to on their own.
  private let naming: [Int]

  private var components: [Component] = []
  /// Of the definitions that are no family, by position.
  private var plainIDs: [ComponentID] = []
  private var familyIDs: [[String]: ComponentID] = [:]
  private var memberships: [Membership] = [.none]
  private var membershipIDs: [Membership: MembershipID] = [.none: 0]
  private var membershipOf: [MembershipID]
  private var membershipOfModule: [MembershipID] = []

  init(_ definitions: [ComponentDefinition], _ graph: DependencyGraph) {
    let index = SelectorIndex(graph)
    self.definitions = definitions
    self.graph = graph
    evaluators = definitions.map { SelectorEvaluator($0.selector, index: index) }
    let evaluators = evaluators
    fileOnly = definitions.indices.filter { evaluators[$0].judgesFilesOnly }
    mixed = definitions.indices.filter { !evaluators[$0].judgesFilesOnly }
    naming = mixed.filter { !evaluators[$0].namedKinds.allSatisfy(\.isNominalType) }
    membershipOf = Array(repeating: -1, count: graph.declarations.count)
    for (position, definition) in definitions.enumerated() {
      plainIDs.append(definition.captures.isEmpty ? ComponentID(components.count) : -1)
      if definition.captures.isEmpty {
        components.append(Component(name: definition.name, definition: position, values: [:]))
      }
    }
  }

  mutating func assignAll() {
    var file: FileID = -1
    var byFile: [ComponentID] = []
    for declaration in graph.declarations.indices.lazy.map(DeclarationID.init) {
      let value = graph.declarations[Int(declaration)]
      if value.file != file {
        file = value.file
        byFile = fileOnly.compactMap {
          component($0, of: SelectorSubject(file: file), atLeast: .file)
        }
      }
      assign(declaration, byFile: byFile)
    }
  }

  /// A module belongs to what all of its files belong to.
  mutating func assignModules() {
    var common = [Set<ComponentID>?](repeating: nil, count: graph.modules.count)
    for (position, file) in graph.files.enumerated() {
      let membership = membershipOf[Int(graph.scope(of: FileID(position)))]
      let own = Set(memberships[Int(membership)].all)
      common[Int(file.module)] = common[Int(file.module)]?.intersection(own) ?? own
    }
    membershipOfModule = common.map { components in
      intern(direct: Array(components ?? []), inside: 0)
    }
  }

  private mutating func assign(_ declaration: DeclarationID, byFile: [ComponentID]) {
    let value = graph.declarations[Int(declaration)]
    if value.kind == .file {
      let direct =
        byFile
        + mixed.compactMap {
          component($0, of: SelectorSubject(file: value.file), atLeast: .file)
        }
      membershipOf[Int(declaration)] = intern(direct: direct, inside: 0)
    } else if isOutermost(declaration) {
      let isKnownExtension = value.kind == .extension && value.extendedType >= 0
      membershipOf[Int(declaration)] = membership(
        of: isKnownExtension ? value.extendedType : declaration, writtenIn: value.file,
        byFile: byFile)
    } else {
      let candidates =
        value.kind.isNominalType
        ? mixed : naming.filter { evaluators[$0].namedKinds.contains(value.kind) }
      membershipOf[Int(declaration)] = intern(
        direct: vouched(candidates, for: declaration, writtenIn: value.file),
        inside: membership(of: value.owner, byFile: byFile))
    }
  }

  /// That of an owner, which comes before what it encloses unless its name is written after.
  private mutating func membership(
    of owner: DeclarationID, byFile: [ComponentID]
  ) -> MembershipID {
    if membershipOf[Int(owner)] < 0 { assign(owner, byFile: byFile) }
    return membershipOf[Int(owner)]
  }

  /// That of a top-level declaration; for an extension that of the type that it extends, as if the
  /// type and those around it were written in its place.
  private mutating func membership(
    of judged: DeclarationID, writtenIn file: FileID, byFile: [ComponentID]
  ) -> MembershipID {
    if isOutermost(judged) {
      let subject = SelectorSubject(file: file, declaration: judged)
      let found = mixed.compactMap { component($0, of: subject, atLeast: .unopposed) }
      return intern(direct: byFile + found, inside: 0)
    }
    let owner = graph.declarations[Int(judged)].owner
    return intern(
      direct: vouched(mixed, for: judged, writtenIn: file),
      inside: membership(of: owner, writtenIn: file, byFile: byFile))
  }

  private func isOutermost(_ declaration: DeclarationID) -> Bool {
    let owner = graph.declarations[Int(declaration)].owner
    return owner < 0 || graph.declarations[Int(owner)].kind == .file
  }

  /// The components that something about the declaration itself vouches for.
  private mutating func vouched(
    _ positions: [Int], for declaration: DeclarationID, writtenIn file: FileID
  ) -> [ComponentID] {
    let subject = SelectorSubject(file: file, declaration: declaration)
    return positions.compactMap { component($0, of: subject, atLeast: .declaration) }
  }

  private mutating func component(
    _ position: Int, of subject: SelectorSubject, atLeast strength: SelectorStrength
  ) -> ComponentID? {
    let verdict = evaluators[position].verdict(on: subject)
    guard verdict.strength >= strength else { return nil }
    return component(of: position, values: verdict.values)
  }

  private mutating func component(of position: Int, values: [String?]) -> ComponentID {
    if plainIDs[position] >= 0 { return plainIDs[position] }
    let definition = definitions[position]
    var byName: [String: String] = [:]
    for (name, value) in zip(evaluators[position].captureNames, values) { byName[name] = value }
    byName = byName.filter { definition.captures.contains($0.key) }
    let key = [String(position)] + definition.captures.map { byName[$0] ?? "" }
    if let known = familyIDs[key] { return known }
    let id = ComponentID(components.count)
    components.append(
      Component(name: definition.name(with: byName), definition: position, values: byName))
    familyIDs[key] = id
    return id
  }

  /// What belongs to no component by itself belongs where the code around it does.
  private mutating func intern(
    direct: [ComponentID], inside enclosing: MembershipID
  ) -> MembershipID {
    if direct.isEmpty { return enclosing }
    let membership = Membership(levels: [direct.sorted()] + memberships[Int(enclosing)].levels)
    if let known = membershipIDs[membership] { return known }
    let id = MembershipID(memberships.count)
    memberships.append(membership)
    membershipIDs[membership] = id
    return id
  }

  // MARK: - Result

  /// Numbers the components in the order of the configuration.
  func map() -> ComponentMap {
    let order = components.indices.sorted {
      let (left, right) = (components[$0], components[$1])
      if left.definition != right.definition { return left.definition < right.definition }
      return left.name != right.name ? left.name < right.name : $0 < $1
    }
    var newID = [ComponentID](repeating: 0, count: components.count)
    for (new, old) in order.enumerated() { newID[old] = ComponentID(new) }
    let renumbered = memberships.map { membership in
      Membership(levels: membership.levels.map { $0.map { newID[Int($0)] }.sorted() })
    }
    var sizes = [Int](repeating: 0, count: components.count)
    var counts = [Int](repeating: 0, count: memberships.count)
    for membership in membershipOf { counts[Int(membership)] += 1 }
    for (membership, count) in zip(renumbered, counts) {
      for component in membership.all { sizes[Int(component)] += count }
    }
    return ComponentMap(
      definitions: definitions, components: order.map { components[$0] },
      memberships: renumbered, membershipOf: membershipOf, membershipOfModule: membershipOfModule,
      sizes: sizes)
  }

  func reportEmptyOnes(in map: ComponentMap, log: ProblemLog) {
    let hints = SelectorHints(graph)
    for (position, definition) in definitions.enumerated() where !definition.mayBeEmpty {
      let dead = evaluators[position].deadSelectors
      for selector in dead {
        log.report(
          .selectorMatchesNothing(
            selector.text, component: definition.name, hint: hints.hint(for: selector)),
          at: selector.mark)
      }
      if map.isEmpty(definition: position), dead.isEmpty {
        log.report(
          .componentMatchesNothing(
            definition.name, overlappingSelectors: definition.selector.children.count > 1),
          at: definition.mark)
      }
    }
  }
}

extension SelectorSubject {
  /// A file's scope.
  init(file: FileID) { self.init(file: file, declaration: -1) }
}
