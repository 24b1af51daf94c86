import LintelGraph
import LintelScanner
import LintelVocabulary

/// The meanings of names in all builds linked together, and those that further builds add.
struct FoundMeanings {
  /// The dependencies of each file, sorted; see ``Dependency/precedes(_:_:)``.
  private(set) var dependencies: [[Dependency]]
  /// The symbol uses in each file.
  private(set) var symbolUses: [[SymbolUse]]
  /// See ``DependencyGraph/conditions``.
  private(set) var conditions: [String] = []
  private var numbers: [String: ConditionID] = [:]

  init(_ all: LinkedBuild) {
    dependencies = all.meanings.dependencies
    symbolUses = all.meanings.symbolUses
  }

  /// Adds the meanings that names have only in some builds.
  ///
  /// - Parameters:
  ///   - found: the meanings under the assumptions of `build`.
  ///   - linker: the linker of all builds together.
  mutating func add(
    _ found: FileMeanings, _ build: OtherBuilds.Build, _ names: ConditionalNames,
    _ linker: borrowing Linker
  ) {
    for (position, file) in found.files.enumerated() {
      let new = found.dependencies[position]
      var known: [DependencyMeaning: Certainty] = [:]
      for value in dependencies[file.position] { known[DependencyMeaning(value)] = value.certainty }
      let added = new.filter { value in
        known[DependencyMeaning(value)].map {
          $0 == .ambiguous && value.certainty != .ambiguous
        } ?? true
      }
      if !added.isEmpty {
        let surer = Set(added.map { DependencyMeaning($0) })
        let words = ConditionWords(build, names, linker, file)
        var all = dependencies[file.position]
        if known.keys.contains(where: surer.contains) {
          all.removeAll { surer.contains(DependencyMeaning($0)) }
        }
        all += added.map { value in
          value.holding(where: number(of: words.text(at: value.offset)))
        }
        dependencies[file.position] = linker.table.sorted(all, of: file)
      }
      add(found.symbolUses[position], to: file)
    }
  }

  private mutating func number(of text: String) -> ConditionID? {
    if text.isEmpty { return nil }
    if let number = numbers[text] { return number }
    let number = ConditionID(conditions.count)
    numbers[text] = number
    conditions.append(text)
    return number
  }

  private mutating func add(_ uses: [SymbolUse], to file: FileID) {
    let known = Dictionary(grouping: symbolUses[file.position]) { $0.parts[0].offset }
    let added = uses.filter { !(known[$0.parts[0].offset]?.contains($0) ?? false) }
    if added.isEmpty { return }
    let all = (symbolUses[file.position] + added).enumerated().sorted {
      ($0.element.parts[0].offset, $0.offset) < ($1.element.parts[0].offset, $1.offset)
    }
    symbolUses[file.position] = all.map(\.element)
  }
}

extension FoundMeanings {
  /// Removes the meanings that a name cannot have because the branch that uses it and the branch
  /// that declares the meaning are never compiled together, e.g. `#if DEBUG` and its `#else`.
  mutating func removeImpossible(_ names: inout ConditionalNames, _ linker: borrowing Linker) {
    guard linker.active.hasOpenBranches else { return }
    var isPossible: [ConditionPair: Bool] = [:]
    for (file, facts) in linker.scanned.files.enumerated() where facts.conditions.count > 1 {
      var users: [UInt32: UInt16] = [:]
      for fact in facts.references where fact.condition > 0 { users[fact.offset] = fact.condition }
      for fact in facts.operators where fact.condition > 0 { users[fact.offset] = fact.condition }
      if users.isEmpty { continue }
      dependencies[file].removeAll { value in
        guard let user = users[value.offset], let own = names.number(of: user, in: file, linker)
        else { return false }
        // An `import` in one branch brings nothing into an incompatible branch.
        let code = BranchConditions.Branch(condition: user, file: FileID(file))
        let module = linker.files[linker.table.declarations[value.to].file].module
        if !linker.branches.mayBeImported(module, in: code) { return true }
        // Code in `#if A && !A` is compiled in no build.
        let branch = names.branch(of: value.to, linker) ?? own
        let pair = ConditionPair(user: own, declaration: branch)
        let known = isPossible[pair] ?? names.areCompatible(own, branch)
        isPossible[pair] = known
        return !known
      }
    }
  }

  private struct ConditionPair: Hashable {
    let user: Int
    let declaration: Int
  }
}

extension Dependency {
  fileprivate func holding(where condition: ConditionID?) -> Dependency {
    Dependency(
      from: from, to: to, kind: kind, certainty: certainty, because: ambiguity, offset: offset,
      length: length, alias: alias, isQualifier: isQualifier, in: modules, where: condition)
  }
}
