import LintelGraph
import LintelScanner

/// Finds the meanings of the names of functions, variables, members and enum cases, as far as
/// written types determine them.
///
/// Every expression is a path, and each segment is looked up in the type of the segment before it:
/// `row.cell.width`. A type comes from an annotation, the result of a function, or the initial
/// value of a variable. There is no constraint solving: a path ends at the first segment whose type
/// is unknown.
///
/// Each segment of each path is looked at once, whatever asks for it, so the time is linear in the
/// number of references.
///
/// A file depends on the code of others only by types that are settled before, so that threads that
/// look at files of their own find the same as one that looks at all.
struct Inference: KeyPathInferring, OperatorInferring, LiteralInferring, ~Copyable {
  let linkage: Linkage
  let calls: Calls
  let search: MemberSearch
  var types: Types
  /// For each file, the meanings and types of its code; empty for files that are not looked at now.
  var code: [FileCode]
  /// The files that are looked at.
  private(set) var entered: [FileID] = []
  /// The working memory of ``LocalNames``: `-1` for each name.
  private var innermost: [Int32]

  /// - Parameter types: the types that are settled already.
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

  /// Whether a segment itself may mean a declaration of the project: `load()`. Others are looked up
  /// when a segment that depends on them is.
  private func mayMatter(_ fact: ReferenceFact, _ file: FileID, _ index: Int) -> Bool {
    if fact.isSubscripted { return true }
    if !fact.isCalled, !fact.isContinuation {
      // Local variables, and types that are only named.
      if fact.kind == .value, code[file.position].targets[index] != .absent { return false }
      if fact.kind == .static, meaning(file, index).isPresent { return false }
    }
    if linkage.mayBeMeant[Int(fact.name)] { return true }
    guard fact.isCalled else { return false }
    // The initialiser may be implicit: `Row.init()`.
    if fact.name == linkage.known.initializer || fact.name == linkage.known.blank { return true }
    if fact.kind == .construct, !fact.isContinuation {
      return fact.name == linkage.known.selfType || linkage.addsInitializers(fact.name)
    }
    // A call comes before its arguments, because their meanings depend on each other:
    // `show(.title)`.
    return calls.argument(after: Int32(index), file) >= 0
  }

  /// Prepares the look-up of names in the code of a file.
  mutating func enter(_ file: FileID) {
    if code[file.position].isEmpty {
      code[file.position] = FileCode(
        linkage.files[file.position].references, linkage.files[file.position].locals,
        linkage.files[file.position].closures, linkage.known, &innermost
      ) { [linkage] in linkage.linker.active.contains($0, in: file.position) }
      entered.append(file)
    }
  }

  /// Forgets the meanings of the code of all files.
  mutating func leaveAll() {
    for file in entered { code[file.position] = FileCode() }
    entered.removeAll(keepingCapacity: true)
  }

  // MARK: - Parts of paths

  /// Returns the type of the value of a path up to and including the segment at `index`: `Cell` for
  /// `row.cell`.
  mutating func segmentType(_ file: FileID, _ index: Int) -> TypeID {
    let known = code[file.position].types[index]
    if known == TypeTable.pending { return TypeTable.unknown }
    if known != TypeTable.unset { return known }
    guard types.depth < Types.maximumDepth else { return TypeTable.unknown }
    code[file.position].types[index] = TypeTable.pending
    types.depth += 1
    let type = findSegmentType(file, index)
    types.depth -= 1
    // The base of a path may settle later segments too: `Core.load()`, where `Core` is a module.
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
