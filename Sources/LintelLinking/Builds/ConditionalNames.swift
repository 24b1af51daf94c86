import LintelGraph
import LintelScanner
import LintelVocabulary

/// The names that may mean something else where a branch of `#if` is not compiled, because a
/// declaration in the branch has the name and so does another outside of it:
///
///     #if DEBUG
///     typealias Screen = Int
///     #endif
///     let screen: Screen?
struct ConditionalNames {
  /// The uses of each name, if its conditions may matter where it is used.
  private(set) var uses: [Key: Use] = [:]
  private(set) var branches = OpenBranches()
  /// The declarations that have each name.
  private(set) var holders: [NameID: [NameHolder]] = [:]
  /// The names with too many conditions, or too many branches that use them, for all to be
  /// examined.
  private(set) var leftOut: Set<NameID> = []
  /// The names declared in branches whose conditions have too many parts to be stated.
  private var deepNames: Set<NameID> = []
  /// The names of members that types inherit under several different conditions.
  private(set) var inheritedInSeveralWays: Set<NameID> = []
  /// The declarations that have a name under a condition, and some that had one before a later step
  /// left the name out.
  private var conditionalHolders: Set<DeclarationID> = []
  /// For each name, whether a declaration has it under a condition; empty if no name has one.
  private(set) var isHeld: [Bool] = []

  /// Returns the index of a branch's condition; see ``OpenBranches/number(of:in:_:)``.
  mutating func number(of branch: UInt16, in file: Int, _ linker: borrowing Linker) -> Int? {
    branches.number(of: branch, in: file, linker)
  }

  /// Returns the index of the condition of the branch that contains a declaration; `nil` if it is
  /// outside of `#if`, or if it is known whether the branch is compiled.
  mutating func branch(of declaration: DeclarationID, _ linker: borrowing Linker) -> Int? {
    guard let fact = linker.table.fact(of: declaration), !linker.table.isUnconditional(declaration)
    else { return nil }
    let file = linker.table.declarations[declaration].file.position
    let condition = linker.scanned.files[file].declarations[Int(fact)].condition
    return branches.number(of: condition, in: file, linker)
  }

  /// Whether there may be a build in which two conditions hold.
  func areCompatible(_ one: Int, _ other: Int) -> Bool {
    Assumptions.areCompatible([branches.conditions[one], branches.conditions[other]])
  }

  /// The largest number of conditions for the same name that are each assumed to hold alone, and of
  /// branches with uses of the name that are examined separately.
  static let limit = 6

  /// The largest number of conditions for the same name that are together assumed not to hold.
  private static let conditionLimit = 1_000

  /// Creates a table without names.
  init() {}

  /// - Parameter isAsked: for each name, whether a rule asks for its uses, also those that mean
  ///   something external; `nil` if no rule does.
  init(_ linkage: Linkage, asked isAsked: [Bool]?) {
    guard linkage.hasOpenBranches else { return }
    let reopened = Self.namesOfSeveralScopes(linkage.linker)
    findDeclarations(linkage.linker, reopened: reopened)
    findImports(linkage.linker, asked: isAsked)
    findSupertypes(linkage.linker, reopened: reopened)
    if !holders.isEmpty { findRivals(linkage, asked: isAsked) }
    if !holders.isEmpty || !deepNames.isEmpty { isHeld = namesHeld(linkage.linker) }
    for (name, all) in holders where Set(all.filter(\.isInherited).map(\.condition)).count > 1 {
      inheritedInSeveralWays.insert(name)
    }
  }

  /// Whether a declaration has a name only under a condition, or some file sees it only under one.
  func isHolder(_ declaration: DeclarationID) -> Bool { conditionalHolders.contains(declaration) }

  mutating func leaveOut(_ name: NameID) { leftOut.insert(name) }

  mutating func add(_ name: NameID, _ holder: NameHolder) {
    holders[name, default: []].append(holder)
    if holder.condition != nil, let id = holder.id { conditionalHolders.insert(id) }
  }

  private func namesHeld(_ linker: borrowing Linker) -> [Bool] {
    var result = [Bool](repeating: false, count: linker.scanned.names.count)
    for name in holders.keys { result[Int(name)] = true }
    for name in deepNames { result[Int(name)] = true }
    return result
  }

  /// Finds the names that branches declare, e.g. `Screen` where `#if DEBUG` guards
  /// `typealias Screen = Int`.
  private mutating func findDeclarations(
    _ linker: borrowing Linker, reopened: Set<NameID>
  ) {
    for (file, facts) in linker.scanned.files.enumerated() where facts.conditions.count > 1 {
      for (position, fact) in facts.declarations.enumerated() where fact.condition > 0 {
        switch fact.kind {
        case .extension, .genericParameter: continue
        default: break
        }
        guard let condition = branches.number(of: fact.condition, in: file, linker) else {
          if linker.active.isCompiled(fact.condition, in: file) == nil {
            deepNames.insert(fact.name)
          }
          continue
        }
        // A member in the same branch as its type exists wherever the type does.
        if fact.owner >= 0, case let owner = facts.declarations[Int(fact.owner)],
          owner.kind != .extension, owner.condition == fact.condition,
          !reopened.contains(owner.name)
        {
          continue
        }
        let id = linker.table.number(of: Int32(position), in: FileID(file))
        add(
          fact.name,
          NameHolder(linker.firstInstance(of: id), condition: condition))
      }
      for (position, fact) in facts.locals.enumerated()
      where fact.condition > 0 && fact.kind != .closureParameter
        && Self.isUsedBeyondItsBranch(fact, in: facts)
      {
        if let condition = branches.number(of: fact.condition, in: file, linker) {
          add(
            fact.name,
            NameHolder(local: position, condition: condition, file: FileID(file)))
        }
      }
    }
  }

  /// Whether code after the branch that declares a local variable may mean the variable, e.g.
  /// `present()` where `#if DEBUG` guards `let present = {}`.
  private static func isUsedBeyondItsBranch(_ local: LocalFact, in facts: FileFacts) -> Bool {
    let end = min(facts.conditions[Int(local.condition)].end, local.scopeEnd)
    let first = facts.references.partitioningIndex { $0.offset >= end }
    // Code beyond this limit is not searched, but taken to contain a use.
    let code = facts.references[first...].prefix(4096)
    if let last = code.last, code.count == 4096, last.offset < local.scopeEnd { return true }
    return code.prefix { $0.offset < local.scopeEnd }
      .contains { $0.name == local.name && $0.mayMeanVariable }
  }

  /// Keeps the names with a second meaning: another declaration, a module, or an external meaning
  /// that a rule asks for.
  private mutating func findRivals(_ linkage: Linkage, asked isAsked: [Bool]?) {
    let table = linkage.declarations
    let isHeld = namesHeld(linkage.linker)
    for (id, value) in zip(table.ids, table)
    where value.kind != .file && isHeld[Int(value.name.id)]
      && linkage.isUnconditional(id)
    {
      add(value.name.id, NameHolder(linkage.firstInstance(of: id)))
    }
    let rivalry = Rivalry(linkage: linkage)
    let names = linkage.names
    let modules = Set(names.numbers(of: linkage.modules.map(\.name)).values)
    holders = holders.filter { name, all in
      // Where the type `App` is not compiled, `App` in `App.Screen` is a module.
      if isAsked?[Int(name)] ?? false || modules.contains(name) { return true }
      return rivalry.isAny(among: all)
    }
  }

  /// Adds the uses found in one file; files must be added in ascending order.
  mutating func add(_ found: [TouchedName], in file: FileID, _ linker: borrowing Linker) {
    for value in found {
      let condition = branches.number(of: value.condition, in: file.position, linker)
      let user = condition.map { User.branch($0) } ?? .outsideOfBranches
      let isLookedAt = uses[key(of: value.name, in: file), default: Use()].add(user, file)
      if !isLookedAt || deepNames.contains(value.name) { leftOut.insert(value.name) }
    }
  }

  private func key(of name: NameID, in file: FileID) -> Key {
    let isOfFile = holders[name]?.allSatisfy { $0.condition == nil || $0.file != nil } ?? false
    return Key(name: name, file: isOfFile ? file : nil)
  }

  /// Finds the conditions under which declarations have the used names.
  mutating func findConditions(_ linker: borrowing Linker) {
    if !leftOut.isEmpty { leftOut.formIntersection(uses.keys.map(\.name)) }
    for key in Array(uses.keys) {
      let name = key.name
      let files = uses[key]?.files ?? []
      let holders = (holders[name] ?? []).filter { $0.file.map(files.contains) ?? true }
      var conditions: [Int] = []
      var alternatives: [Int] = []
      var declared: Set<NameHolder.Declared> = []
      for holder in holders {
        guard let condition = holder.condition else { continue }
        let isNew = declared.insert(holder.declared).inserted
        if isNew, !alternatives.contains(condition) { alternatives.append(condition) }
        guard !conditions.contains(condition) else { continue }
        if conditions.count < Self.conditionLimit {
          conditions.append(condition)
        } else {
          leftOut.insert(name)
        }
      }
      if alternatives.count > Self.limit { leftOut.insert(name) }
      uses[key]?.conditions = conditions
      uses[key]?.alternatives = alternatives
      uses[key]?.isOfOneScope = Self.isOfOneScope(holders, linker)
    }
  }

  private static func isOfOneScope(_ holders: [NameHolder], _ linker: borrowing Linker) -> Bool {
    var only: DeclarationID?
    for holder in holders {
      guard let id = holder.id, holder.condition != nil else { return false }
      let scope = linker.table.declarations[id].enclosing
      if let only, only != scope { return false }
      only = scope
    }
    return true
  }
}
