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
    /// Those of ``conditions`` under which a declaration has the name that does not have it under the
    /// ones before.
    var alternatives: [Int] = []
    /// The conditions under which code uses it; `-1` for code outside of `#if`.
    var users: [Int] = []
    /// Where it is used, ascending.
    var files: [FileID] = []
    /// Whether one scope has it, in all of the branches: then the first of them counts wherever all
    /// may be compiled.
    var isOfOneScope = false
  }

  /// A name, where it is used in one file alone that has all of its conditions: a file imports the
  /// module in a branch, or a branch of the file has a variable of code.
  struct Key: Hashable, Comparable {
    let name: NameID
    /// `nil` for all files.
    let file: FileID?

    static func < (one: Key, other: Key) -> Bool {
      (one.name, one.file?.rawValue ?? -1) < (other.name, other.file?.rawValue ?? -1)
    }
  }

  /// By name; only names that are used where the condition may matter.
  private(set) var uses: [Key: Use] = [:]
  private(set) var branches = OpenBranches()
  /// Who has each of the names.
  private(set) var holders: [NameID: [NameHolder]] = [:]
  /// The names of which not all conditions, or not all users, are looked at.
  private(set) var leftOut: Set<NameID> = []
  /// The names that are declared in too many branches in each other to say what must hold there.
  private var deepNames: Set<NameID> = []
  /// The names that types inherit from one type or another, depending on the branch.
  private(set) var inheritedInSeveralWays: Set<NameID> = []
  /// For each name, whether somebody has it under a condition; empty where no name is.
  private(set) var isHeld: [Bool] = []

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
    Assumptions.areCompatible([branches.conditions[one], branches.conditions[other]])
  }

  /// Of one name no more conditions than this are assumed to hold alone, and code under no more of
  /// them is told apart.
  static let limit = 6

  /// Of one name no more conditions than this are assumed not to hold, all together.
  private static let conditionLimit = 1_000

  /// No names.
  init() {}

  /// - Parameter isAsked: for each name, whether a rule asks for what it means outside of the
  ///   project; `nil` where none does.
  init(_ linkage: Linkage, asked isAsked: [Bool]?) {
    guard linkage.linker.active.hasOpenBranches else { return }
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

  mutating func leaveOut(_ name: NameID) { leftOut.insert(name) }

  mutating func add(_ name: NameID, _ holder: NameHolder) {
    holders[name, default: []].append(holder)
  }

  private func namesHeld(_ linker: borrowing Linker) -> [Bool] {
    var result = [Bool](repeating: false, count: linker.scanned.names.count)
    for name in holders.keys { result[Int(name)] = true }
    for name in deepNames { result[Int(name)] = true }
    return result
  }

  /// What branches declare.
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
        // What a type declares is there with the type.
        if fact.owner >= 0, case let owner = facts.declarations[Int(fact.owner)],
          owner.kind != .extension, owner.condition == fact.condition,
          !reopened.contains(owner.name)
        {
          continue
        }
        let id = linker.table.number(of: Int32(position), in: FileID(file))
        add(
          fact.name,
          NameHolder(declaration: linker.firstInstance(of: id).position, condition: condition))
      }
      for (position, fact) in facts.locals.enumerated()
      where fact.condition > 0 && fact.kind != .closureParameter
        && Self.isUsedBeyondItsBranch(fact, in: facts)
      {
        if let condition = branches.number(of: fact.condition, in: file, linker) {
          add(
            fact.name,
            NameHolder(declaration: -1 - position, condition: condition, file: FileID(file)))
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

  /// Keeps the names that something else has as well.
  private mutating func findRivals(_ linkage: Linkage, asked isAsked: [Bool]?) {
    let table = linkage.linker.table.declarations
    let isHeld = namesHeld(linkage.linker)
    for (id, value) in zip(table.ids, table)
    where value.kind != .file && isHeld[Int(value.name.id)]
      && linkage.linker.table.isUnconditional(id)
    {
      add(
        value.name.id, NameHolder(declaration: linkage.linker.firstInstance(of: id).position))
    }
    let rivalry = Rivalry(linkage: linkage)
    let names = linkage.linker.scanned.names
    let modules = Set(names.numbers(of: linkage.linker.modules.map(\.name)).values)
    holders = holders.filter { name, all in
      // `App` of `App.Screen` is a module where the type `App` is not compiled.
      if isAsked?[Int(name)] ?? false || modules.contains(name) { return true }
      return rivalry.isAny(among: all)
    }
  }

  /// Adds uses of the names, found in one file after the other.
  mutating func add(_ found: [TouchedName], in file: FileID, _ linker: borrowing Linker) {
    for value in found {
      let user = branches.number(of: value.condition, in: file.position, linker) ?? -1
      let isLookedAt = uses[key(of: value.name, in: file), default: Use()].add(user, file)
      if !isLookedAt || deepNames.contains(value.name) { leftOut.insert(value.name) }
    }
  }

  private func key(of name: NameID, in file: FileID) -> Key {
    let isOfFile = holders[name]?.allSatisfy { $0.condition < 0 || $0.file != nil } ?? false
    return Key(name: name, file: isOfFile ? file : nil)
  }

  /// Finds under which conditions something has the names that are used.
  mutating func findConditions(_ linker: borrowing Linker) {
    if !leftOut.isEmpty { leftOut.formIntersection(uses.keys.map(\.name)) }
    for key in Array(uses.keys) {
      let name = key.name
      let files = uses[key]?.files ?? []
      let holders = (holders[name] ?? []).filter { $0.file.map(files.contains) ?? true }
      var conditions: [Int] = []
      var alternatives: [Int] = []
      var declarations: Set<Int> = []
      for holder in holders where holder.condition >= 0 {
        let isNew = declarations.insert(holder.declaration).inserted
        if isNew, !alternatives.contains(holder.condition) { alternatives.append(holder.condition) }
        guard !conditions.contains(holder.condition) else { continue }
        if conditions.count < Self.conditionLimit {
          conditions.append(holder.condition)
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
      guard let id = holder.id, holder.condition >= 0 else { return false }
      let scope = linker.table.declarations[id].enclosing
      if let only, only != scope { return false }
      only = scope
    }
    return true
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
