import LintelGraph
import LintelScanner
import LintelVocabulary

/// The names that may mean something else where a branch of `#if` is not compiled: a declaration in
/// it has the name, and so has another elsewhere.
///
///     #if DEBUG
///     typealias Screen = Int
///     #endif
///     let screen: Screen?
struct ConditionalNames {
  struct Use {
    /// The conditions under which something has the name, in the order of their declarations.
    var conditions: [Int] = []
    /// The conditions under which code uses it; `-1` for code outside of `#if`.
    var users: [Int] = []
    /// Where it is used, ascending.
    var files: [FileID] = []
    /// Whether one scope has it, in all of the branches: then the first of them counts wherever all
    /// may be compiled.
    var isOfOneScope = false
  }

  /// By name; only names that are used.
  private(set) var uses: [NameID: Use] = [:]
  private(set) var branches = OpenBranches()
  /// Those of them of which not all conditions, or not all users, are looked at.
  private(set) var leftOut: Set<NameID> = []
  private var holders: [NameID: [NameHolder]] = [:]

  /// The position of a branch's condition among all; see ``OpenBranches/number(of:in:_:)``.
  mutating func number(of branch: UInt16, in file: Int, _ linker: borrowing Linker) -> Int? {
    branches.number(of: branch, in: file, linker)
  }

  /// The position of the condition of the branch that has a declaration; `nil` for one outside of
  /// `#if`, or in a branch of which it is known whether it is compiled.
  mutating func branch(of declaration: DeclarationID, _ linker: borrowing Linker) -> Int? {
    let fact = linker.table.facts[declaration.position]
    guard fact >= 0, !linker.table.isUnconditional(declaration) else { return nil }
    let file = linker.table.declarations[declaration].file.position
    let condition = linker.scanned.files[file].declarations[Int(fact)].condition
    return branches.number(of: condition, in: file, linker)
  }

  /// Whether there may be a build in which two conditions hold.
  func areCompatible(_ one: Int, _ other: Int) -> Bool {
    var assumptions = Assumptions()
    return assumptions.assume(branches.conditions[one], is: true)
      && assumptions.assume(branches.conditions[other], is: true)
  }

  /// Of one name no more conditions than this are assumed to hold alone, and code under no more of
  /// them is told apart.
  static let limit = 6

  /// Of one name no more conditions than this are assumed not to hold, all together.
  private static let conditionLimit = 1_000

  /// - Parameter isAsked: for each name, whether a rule asks for what it means outside of the
  ///   project; `nil` where none does.
  init(_ linkage: Linkage, asked isAsked: [Bool]?) {
    guard linkage.linker.active.hasOpenBranches else { return }
    let reopened = Self.namesOfSeveralScopes(linkage.linker)
    findDeclarations(linkage.linker, reopened: reopened)
    findSources(linkage.linker, reopened: reopened)
    guard !holders.isEmpty else { return }
    findRivals(linkage, asked: isAsked)
    if !holders.isEmpty { findUses(linkage.linker) }
    holders = [:]
    leftOut = leftOut.filter { uses[$0] != nil }
  }

  private mutating func add(
    _ name: NameID, _ declaration: Int, _ condition: Int, isInherited: Bool = false
  ) {
    holders[name, default: []].append(
      NameHolder(declaration: declaration, condition: condition, isInherited: isInherited))
  }

  /// What branches declare.
  private mutating func findDeclarations(
    _ linker: borrowing Linker, reopened: Set<NameID>
  ) {
    for (file, facts) in linker.scanned.files.enumerated() where facts.conditions.count > 1 {
      for (position, fact) in facts.declarations.enumerated() where fact.condition > 0 {
        switch fact.kind {
        case .extension, .genericParameter, .initializer, .subscript: continue
        default: break
        }
        guard let condition = branches.number(of: fact.condition, in: file, linker) else {
          continue
        }
        // What a type declares is there with the type.
        if fact.owner >= 0, case let owner = facts.declarations[Int(fact.owner)],
          owner.kind != .extension, owner.condition == fact.condition,
          !reopened.contains(owner.name)
        {
          continue
        }
        let id = linker.table.number(of: Int32(position), in: FileID(file))
        add(fact.name, linker.firstInstance(of: id).position, condition)
      }
      for (position, fact) in facts.locals.enumerated()
      where fact.condition > 0 && fact.kind != .closureParameter
        && Self.isUsedBeyondItsBranch(fact, in: facts)
      {
        if let condition = branches.number(of: fact.condition, in: file, linker) {
          add(fact.name, -1 - position, condition)
        }
      }
    }
  }

  /// Whether code after the branch that declares a variable of code may mean it.
  private static func isUsedBeyondItsBranch(_ local: LocalFact, in facts: FileFacts) -> Bool {
    let end = min(facts.conditions[Int(local.condition)].end, local.scopeEnd)
    let first = facts.references.partitioningIndex { $0.offset >= end }
    // More code than this in one scope is not looked through, and may have anything in it.
    let code = facts.references[first...].prefix(4096)
    if let last = code.last, code.count == 4096, last.offset < local.scopeEnd { return true }
    return code.prefix { $0.offset < local.scopeEnd }
      .contains { $0.name == local.name && $0.mayMeanVariable }
  }

  /// The names of types that several declarations, or extensions, add to.
  private static func namesOfSeveralScopes(_ linker: borrowing Linker) -> Set<NameID> {
    var seen: Set<NameID> = []
    var result: Set<NameID> = []
    for value in linker.table.declarations
    where value.kind == .extension || value.kind.isNominalType {
      if value.kind == .extension || !seen.insert(value.name.id).inserted {
        result.insert(value.name.id)
      }
    }
    return result
  }

  /// What code has only where a branch imports a module, or makes a type inherit from another.
  private mutating func findSources(_ linker: borrowing Linker, reopened: Set<NameID>) {
    var modules: [NameID: Set<Int>] = [:]
    var types: [NameID: Set<Int>] = [:]
    for (file, facts) in linker.scanned.files.enumerated() where facts.conditions.count > 1 {
      for fact in facts.imports where fact.condition > 0 {
        if let condition = branches.number(of: fact.condition, in: file, linker) {
          modules[fact.module, default: []].insert(condition)
        }
      }
      for fact in facts.references
      where fact.condition > 0 && (fact.kind == .inherit || fact.kind == .conform)
        && !fact.linksToPart && fact.link >= 0
        && reopened.contains(facts.declarations[Int(fact.link)].name)
      {
        if let condition = branches.number(of: fact.condition, in: file, linker) {
          types[fact.name, default: []].insert(condition)
        }
      }
    }
    let numbers =
      modules.isEmpty ? [:] : linker.scanned.names.numbers(of: Set(linker.modules.map(\.name)))
    let isOfModule = linker.modules.map { numbers[$0.name].flatMap { modules[$0] } }
    if types.isEmpty, isOfModule.allSatisfy({ $0 == nil }) { return }
    for (id, value) in zip(linker.table.declarations.ids, linker.table.declarations)
    where value.kind != .file && value.kind != .extension && linker.table.isActive(id) {
      let owner = linker.table.declarations[value.enclosing]
      let conditions =
        owner.kind == .file
        ? isOfModule[linker.files[value.file].module.position] : types[owner.name.id]
      guard let conditions else { continue }
      if conditions.count > Self.limit { leftOut.insert(value.name.id) }
      for condition in conditions.sorted().prefix(Self.limit) {
        add(
          value.name.id, linker.firstInstance(of: id).position, condition,
          isInherited: owner.kind != .file)
      }
    }
  }

  /// Keeps the names that something else has as well.
  private mutating func findRivals(_ linkage: Linkage, asked isAsked: [Bool]?) {
    let table = linkage.linker.table.declarations
    var isHeld = [Bool](repeating: false, count: linkage.linker.scanned.names.count)
    for name in holders.keys { isHeld[Int(name)] = true }
    for (id, value) in zip(table.ids, table)
    where value.kind != .file && isHeld[Int(value.name.id)]
      && linkage.linker.table.isUnconditional(id)
    {
      add(value.name.id, linkage.linker.firstInstance(of: id).position, -1)
    }
    let rivalry = Rivalry(linkage: linkage)
    holders = holders.filter { name, all in
      if isAsked?[Int(name)] ?? false { return true }
      return rivalry.isAny(among: all)
    }
  }

  private mutating func findUses(_ linker: borrowing Linker) {
    var isHeld = [Bool](repeating: false, count: linker.scanned.names.count)
    for name in holders.keys { isHeld[Int(name)] = true }
    for (file, facts) in linker.scanned.files.enumerated() {
      for fact in facts.references where fact.kind != .argument && isHeld[Int(fact.name)] {
        addUse(of: fact.name, fact.condition, in: file, linker)
      }
      for fact in facts.operators where isHeld[Int(fact.name)] {
        addUse(of: fact.name, fact.condition, in: file, linker)
      }
    }
    for name in Array(uses.keys) {
      var conditions: [Int] = []
      for holder in holders[name] ?? []
      where holder.condition >= 0 && !conditions.contains(holder.condition) {
        guard conditions.count < Self.conditionLimit else {
          leftOut.insert(name)
          break
        }
        conditions.append(holder.condition)
      }
      if conditions.count > Self.limit { leftOut.insert(name) }
      uses[name]?.conditions = conditions
      uses[name]?.isOfOneScope = Self.isOfOneScope(holders[name] ?? [], linker)
    }
  }

  private static func isOfOneScope(_ holders: [NameHolder], _ linker: borrowing Linker) -> Bool {
    var only: DeclarationID?
    for holder in holders {
      guard holder.declaration >= 0, holder.condition >= 0 else { return false }
      let scope = linker.table.declarations[DeclarationID(holder.declaration)].enclosing
      if let only, only != scope { return false }
      only = scope
    }
    return true
  }

  private mutating func addUse(
    of name: NameID, _ condition: UInt16, in file: Int, _ linker: borrowing Linker
  ) {
    guard linker.active.contains(condition, in: file) else { return }
    let user = branches.number(of: condition, in: file, linker) ?? -1
    let isLookedAt = uses[name, default: Use()].add(user, FileID(file))
    if !isLookedAt { leftOut.insert(name) }
  }
}

extension ConditionalNames.Use {
  /// - Returns: false for one user too many.
  fileprivate mutating func add(_ user: Int, _ file: FileID) -> Bool {
    if files.last != file { files.append(file) }
    if users.contains(user) { return true }
    guard users.count < ConditionalNames.limit else { return false }
    users.append(user)
    return true
  }
}
