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
///
/// Nothing of one file depends on the code of another, but for types that are settled before:
/// threads that look at files of their own find the same as one that looks at all.
struct Inference: ~Copyable {
  let linkage: Linkage
  var types: TypeTable
  /// For each file what its code means; empty for files that are not looked at now.
  var code: [FileCode]
  /// Those that are looked at.
  private(set) var entered: [FileID] = []
  /// For each declaration, the type of its value, or of its result.
  var declarationTypes: [TypeID]
  /// Written types, by file and offset.
  var writtenTypes: IntMap
  /// For each name `-1`, for ``LocalNames``.
  private var innermost: [Int32]
  let nameLengths: [UInt32]
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

  init(_ linkage: Linkage, _ settled: SettledTypes) {
    self.linkage = linkage
    types = settled.types
    declarationTypes = settled.declarationTypes
    writtenTypes = settled.writtenTypes
    code = [FileCode](repeating: FileCode(), count: linkage.files.count)
    nameLengths = linkage.linker.nameLengths
    innermost = [Int32](repeating: -1, count: linkage.linker.scanned.names.count)
  }

  // MARK: - Files

  /// Looks at every part of every path of a file.
  mutating func visit(_ file: FileID) {
    enter(file)
    for (index, fact) in linkage.references[Int(file)].enumerated()
    where fact.kind != .argument && !fact.isInTypePosition && mayMatter(fact, file, index)
      && linkage.linker.active.contains(fact.condition, in: Int(file))
    {
      _ = partType(file, index)
    }
  }

  /// Whether a part itself may mean something that the project declares; others are looked at when
  /// what depends on them is.
  private func mayMatter(_ fact: ReferenceFact, _ file: FileID, _ index: Int) -> Bool {
    if fact.isSubscripted { return true }
    if !fact.isCalled, !fact.isContinuation {
      // Variables of code, and types that are just named.
      if fact.kind == .value, code[Int(file)].targets[index] != -1 { return false }
      if fact.kind == .static, meaning(file, index) >= 0 { return false }
    }
    if linkage.mayBeMeant[Int(fact.name)] { return true }
    guard fact.isCalled else { return false }
    // Nobody may have written the initialiser.
    if fact.name == linkage.known.initializer { return true }
    if fact.kind == .construct, !fact.isContinuation {
      return fact.name == linkage.known.selfType || linkage.addsInitializers(fact.name)
    }
    // A call comes before its arguments: what they mean may depend on it, and it on them.
    return argument(after: Int32(index), file) >= 0
  }

  /// Makes room for what the code of a file means.
  mutating func enter(_ file: FileID) {
    if code[Int(file)].isEmpty {
      code[Int(file)] = FileCode(
        linkage.files[Int(file)].references, linkage.files[Int(file)].locals,
        linkage.files[Int(file)].closures, linkage.known, &innermost)
      entered.append(file)
    }
  }

  /// Forgets what the code of all files means.
  mutating func leaveAll() {
    for file in entered { code[Int(file)] = FileCode() }
    entered.removeAll(keepingCapacity: true)
  }

  func declaration(_ id: DeclarationID) -> Declaration {
    linkage.linker.table.declarations[Int(id)]
  }

  func reference(_ file: FileID, _ index: Int) -> ReferenceFact {
    linkage.references[Int(file)][index]
  }

  /// The declaration that makes the reference.
  func owner(_ file: FileID, _ reference: ReferenceFact) -> DeclarationID {
    linkage.linker.table.number(of: reference.link, in: file)
  }

  /// The type that a part of a path names, as ``Linkage/meanings`` has it.
  func meaning(_ file: FileID, _ index: Int) -> DeclarationID {
    linkage.meanings[Int(file)][index]
  }

  // MARK: - Parts of paths

  /// The type of the value of a path up to and with the part at `index`.
  mutating func partType(_ file: FileID, _ index: Int) -> TypeID {
    let known = code[Int(file)].types[index]
    if known == Self.pending { return TypeTable.unknown }
    if known != Self.unset { return known }
    guard depth < Self.maximumDepth else { return TypeTable.unknown }
    code[Int(file)].types[index] = Self.pending
    depth += 1
    let type = findPartType(file, index)
    depth -= 1
    // What the head of a path settles, such as a module's name, it settles for all.
    let settled = code[Int(file)].types[index]
    if settled != Self.pending { return settled }
    code[Int(file)].types[index] = type
    return type
  }

  private mutating func findPartType(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    if fact.kind == .argument || fact.isInTypePosition { return TypeTable.unknown }
    if fact.isContinuation {
      let base = partType(file, Int(fact.link))
      let settled = code[Int(file)].types[index]
      if settled != Self.pending { return settled }
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
    while steps < limit, case let next = linkage.linker.paths.next(after: Int32(last), in: file),
      next >= 0
    {
      last = Int(next)
      steps += 1
    }
    return last
  }
}
