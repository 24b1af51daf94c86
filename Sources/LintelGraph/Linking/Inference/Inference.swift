import LintelScanner

/// Finds out what the names of functions, variables, members and enum cases mean, as far as types
/// that are written down tell.
///
/// Every expression is a path of names, and each name of it is looked up in the type of the part
/// before. A type comes from an annotation, from what a function returns, or from the value that a
/// variable starts with. Nothing is solved: where a step is not declared, the path ends there.
///
/// Each part of each path is looked at once, whatever asks for it, so the time is linear in the
/// number of references.
struct Inference: ~Copyable {
  let linker: Linker
  let files: [FileFacts]
  /// Those of ``files``.
  let references: [[ReferenceFact]]
  let members: MemberTable
  let known: KnownNames
  /// For each extension of a type outside the project, the name of that type.
  let outsideTypes: [DeclarationID: NameID]
  let nameLengths: [UInt32]
  let outsideSupertypes: OutsideSupertypes
  var types = TypeTable()

  /// For each file, where its references begin in ``partTypes`` and ``targets``.
  let partStarts: [Int]
  /// For each part of each path, the type of its value, `unset` before it was looked for.
  var partTypes: [TypeID]
  /// For each part of each path, the declaration that it means; below 0 the number of what else it
  /// means, as ``LocalNames/Meaning`` has it.
  var targets: [DeclarationID]
  /// Of the targets those that are only one of several, or found by their name alone.
  var doubtful: Set<Int> = []
  /// Subscripts that brackets after a part mean, by the part.
  var subscripts: [Int: DeclarationID] = [:]

  /// For each declaration, the type of its value, or of its result.
  var declarationTypes: [TypeID]
  /// For each declaration of a type, or extension, the type that `self` is in it, or `unset`.
  var instances: [TypeID]
  /// The supertypes of types, and theirs, in one list; and for each type where its own begin and end,
  /// `unset` before they were looked for.
  var ancestors: [DeclarationID] = []
  var ancestorRanges: [(start: Int32, end: Int32)]
  /// Written types, by file and offset.
  var writtenTypes = IntMap(minimumCapacity: 0)
  /// For each file, the variables of its code.
  let localNames: [LocalNames]
  /// The members that were found last, nearest first.
  var found: [DeclarationID] = []
  /// The generic parameters whose constraints were looked at for that.
  var constrained: [GenericParameter] = []
  /// How many steps of inference depend on each other now.
  var depth = 0

  static let unset: TypeID = -1
  static let pending: TypeID = -2
  /// What needs more steps than this is left unknown, so that no input can exhaust the stack.
  static let maximumDepth = 100

  init(_ linker: Linker) {
    self.linker = linker
    files = linker.scanned.files
    references = files.map(\.references)
    known = KnownNames(linker.scanned.names)
    var outsideTypes = linker.outsideTypes()
    for id in linker.table.declarations.indices where outsideTypes[DeclarationID(id)] == nil {
      let value = linker.table.declarations[id]
      guard value.kind == .extension, value.extendedType < 0 else { continue }
      // `extension [T]`
      let text = linker.scanned.names.text(of: value.name.id)
      guard text.hasPrefix("[") else { continue }
      outsideTypes[DeclarationID(id)] = text.contains(":") ? known.dictionary : known.array
    }
    self.outsideTypes = outsideTypes
    members = MemberTable(
      linker.table, files: linker.files, linker.scanned, linker.active,
      outsideTypes: outsideTypes)
    nameLengths = linker.nameLengths
    outsideSupertypes = OutsideSupertypes(
      linker.supertypes, declarationCount: linker.table.declarations.count)
    partStarts = linker.paths.starts
    partTypes = [TypeID](repeating: Self.unset, count: partStarts[files.count])
    targets = [DeclarationID](repeating: -1, count: partStarts[files.count])
    declarationTypes = [TypeID](
      repeating: Self.unset, count: linker.table.declarations.count)
    instances = declarationTypes
    ancestorRanges = [(start: Int32, end: Int32)](
      repeating: (Self.unset, Self.unset), count: declarationTypes.count)
    var innermost = [Int32](repeating: -1, count: linker.scanned.names.count)
    var localNames: [LocalNames] = []
    for (start, facts) in zip(partStarts, files) {
      localNames.append(LocalNames(facts, known, &targets, start: start, &innermost))
    }
    self.localNames = localNames
  }

  /// Looks at every part of every path.
  mutating func run() {
    for file in files.indices {
      for (index, fact) in references[file].enumerated()
      where mayMatter(fact) && linker.active.contains(fact.condition, in: file) {
        _ = partType(FileID(file), index)
      }
    }
  }

  /// Whether a part may mean something that the project declares, or have arguments that do; others
  /// are looked at when these need their types.
  private func mayMatter(_ fact: ReferenceFact) -> Bool {
    if fact.kind == .argument || fact.isInTypePosition { return false }
    return members.isDeclared(fact.name) || linker.scopes.mayStartPath(fact.name)
      || fact.isCalled || fact.isSubscripted
  }

  func declaration(_ id: DeclarationID) -> Declaration { linker.table.declarations[Int(id)] }

  func reference(_ file: FileID, _ index: Int) -> ReferenceFact {
    references[Int(file)][index]
  }

  /// The declaration that makes the reference.
  func owner(_ file: FileID, _ reference: ReferenceFact) -> DeclarationID {
    linker.table.number(of: reference.link, in: file)
  }

  /// The type that a part of a path names, as ``Linker/meanings`` has it.
  func meaning(_ file: FileID, _ index: Int) -> DeclarationID {
    linker.meanings[partStarts[Int(file)] + index]
  }

  // MARK: - Parts of paths

  /// The type of the value of a path up to and with the part at `index`.
  mutating func partType(_ file: FileID, _ index: Int) -> TypeID {
    let position = partStarts[Int(file)] + index
    if partTypes[position] == Self.pending { return TypeTable.unknown }
    if partTypes[position] != Self.unset { return partTypes[position] }
    guard depth < Self.maximumDepth else { return TypeTable.unknown }
    partTypes[position] = Self.pending
    depth += 1
    let type = findPartType(file, index)
    depth -= 1
    if partTypes[position] == Self.pending { partTypes[position] = type }
    return partTypes[position]
  }

  private mutating func findPartType(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    if fact.kind == .argument || fact.isInTypePosition { return TypeTable.unknown }
    if fact.isContinuation {
      let base = partType(file, Int(fact.link))
      // What the head of a path settles, such as a module's name, it settles for all.
      let position = partStarts[Int(file)] + index
      if partTypes[position] != Self.pending { return partTypes[position] }
      return member(file, index, of: base)
    }
    switch fact.kind {
    case .value: return valueHead(file, index)
    case .selfMember, .superMember: return ownMember(file, index)
    case .implicitMember: return implicitMember(file, index)
    case .member: return memberOfUnknown(file, index)
    case .keypath where !startsWithType(file, index): return keyPathMember(file, index)
    case .argument: return TypeTable.unknown
    default: return typeHead(file, index)
    }
  }

  /// The type of a whole path, from its part at `index` to its end.
  mutating func pathType(_ file: FileID, _ index: Int) -> TypeID {
    partType(file, lastPart(file, index, limit: Self.maximumDepth))
  }

  /// The last part of a path, across calls, from its part at `index` on.
  func lastPart(_ file: FileID, _ index: Int, limit: Int = .max) -> Int {
    var last = index
    var steps = 0
    while steps < limit, case let next = linker.paths.next(after: Int32(last), in: file), next >= 0
    {
      last = Int(next)
      steps += 1
    }
    return last
  }
}
