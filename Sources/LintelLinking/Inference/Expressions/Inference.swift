import LintelGraph
import LintelScanner

/// Finds out what the names of functions, variables, members and enum cases mean, as far as types
/// that are written down tell.
///
/// Every expression is a path of names, and each name of it is looked up in the type of the part
/// before. A type comes from an annotation, from what a function returns, or from the value that a
/// variable starts with. Nothing is solved: where a step is not declared, the path ends there.
///
/// Each segment of each path is looked at once, whatever asks for it, so the time is linear in the
/// number of references.
///
/// Nothing of one file depends on the code of another, but for types that are settled before:
/// threads that look at files of their own find the same as one that looks at all.
struct Inference: KeyPathInferring, OperatorInferring, LiteralInferring, ~Copyable {
  let linkage: Linkage
  let calls: Calls
  let search: MemberSearch
  var types: Types
  /// For each file what its code means; empty for files that are not looked at now.
  var code: [FileCode]
  /// Those that are looked at.
  private(set) var entered: [FileID] = []
  /// For each name `-1`, for ``LocalNames``.
  private var innermost: [Int32]

  /// - Parameter types: what is settled already.
  init(_ types: Types) {
    linkage = types.linkage
    calls = Calls(linkage: types.linkage)
    search = MemberSearch(linkage: types.linkage)
    self.types = types
    code = [FileCode](repeating: FileCode(), count: linkage.files.count)
    innermost = [Int32](repeating: -1, count: linkage.linker.scanned.names.count)
  }

  // MARK: - Files

  /// Looks at every segment of every path of a file.
  mutating func visit(_ file: FileID) {
    enter(file)
    for (index, fact) in linkage.references[file.position].enumerated()
    where fact.kind != .argument && !fact.isInTypePosition && mayMatter(fact, file, index)
      && linkage.linker.active.contains(fact.condition, in: file.position)
    {
      _ = segmentType(file, index)
    }
    settleOperators(file)
    settleLiterals(file)
    settleInterpolations(file)
  }

  /// Whether a part itself may mean something that the project declares; others are looked at when
  /// what depends on them is.
  private func mayMatter(_ fact: ReferenceFact, _ file: FileID, _ index: Int) -> Bool {
    if fact.isSubscripted { return true }
    if !fact.isCalled, !fact.isContinuation {
      // Variables of code, and types that are just named.
      if fact.kind == .value, code[file.position].targets[index] != .absent { return false }
      if fact.kind == .static, meaning(file, index).isPresent { return false }
    }
    if linkage.mayBeMeant[Int(fact.name)] { return true }
    guard fact.isCalled else { return false }
    // Nobody may have written the initialiser.
    if fact.name == linkage.known.initializer || fact.name == linkage.known.blank { return true }
    if fact.kind == .construct, !fact.isContinuation {
      return fact.name == linkage.known.selfType || linkage.addsInitializers(fact.name)
    }
    // A call comes before its arguments: what they mean may depend on it, and it on them.
    return calls.argument(after: Int32(index), file) >= 0
  }

  /// Makes room for what the code of a file means.
  mutating func enter(_ file: FileID) {
    if code[file.position].isEmpty {
      code[file.position] = FileCode(
        linkage.files[file.position].references, linkage.files[file.position].locals,
        linkage.files[file.position].closures, linkage.known, &innermost
      ) { [linkage] in linkage.linker.active.contains($0, in: file.position) }
      entered.append(file)
    }
  }

  /// Forgets what the code of all files means.
  mutating func leaveAll() {
    for file in entered { code[file.position] = FileCode() }
    entered.removeAll(keepingCapacity: true)
  }

  // MARK: - Parts of paths

  /// The type of the value of a path up to and with the segment at `index`.
  mutating func segmentType(_ file: FileID, _ index: Int) -> TypeID {
    let known = code[file.position].types[index]
    if known == TypeTable.pending { return TypeTable.unknown }
    if known != TypeTable.unset { return known }
    guard types.depth < Types.maximumDepth else { return TypeTable.unknown }
    code[file.position].types[index] = TypeTable.pending
    types.depth += 1
    let type = findSegmentType(file, index)
    types.depth -= 1
    // What the base of a path settles, such as a module's name, it settles for all.
    let settled = code[file.position].types[index]
    if settled != TypeTable.pending { return settled }
    code[file.position].types[index] = type
    return type
  }

  private mutating func findSegmentType(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    if fact.kind == .argument || fact.isInTypePosition { return TypeTable.unknown }
    if fact.isContinuation {
      let base = segmentType(file, Int(fact.link))
      let settled = code[file.position].types[index]
      if settled != TypeTable.pending { return settled }
      return member(file, index, of: base)
    }
    switch fact.kind {
    case .value: return valueHead(file, index)
    case .selfMember, .superMember: return ownMember(file, index)
    case .implicitMember: return implicitMember(file, index)
    case .member where fact.name == linkage.known.blank:
      return applied(parenthesised(file, before: index), file, index)
    case .member: return memberOfUnknown(file, index)
    case .keypath where !startsWithType(file, index):
      return keyPathMember(file, index)
    case .argument: return TypeTable.unknown
    default: return typeHead(file, index)
    }
  }
}
