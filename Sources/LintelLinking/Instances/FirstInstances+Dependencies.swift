import LintelGraph
import LintelVocabulary

extension FirstInstances {
  /// A dependency with the modules in which it holds; none where it holds in all that compile its
  /// file.
  private typealias Held = (dependency: Dependency, modules: [ModuleID])

  /// The dependencies of each file, in the order of a graph, and the sets of modules that they name.
  ///
  /// - Parameter lists: those of each instance.
  func dependencies(
    _ lists: [[Dependency]], _ workers: Workers
  ) -> (lists: [[Dependency]], moduleSets: [[ModuleID]]) {
    let found = workers.map(instances.fileCount) { file in
      let range = instances.range(ofFile: file)
      return united(
        range.map { settled(lists[$0]) }, in: range.map { instances.files[$0].module })
    }
    var moduleSets: [[ModuleID]] = []
    var numbers: [[ModuleID]: ModuleSetID] = [:]
    let numbered = found.map { list in
      list.map { value, modules in
        if modules.isEmpty { return value }
        let number = numbers[modules] ?? ModuleSetID(moduleSets.count)
        if numbers.updateValue(number, forKey: modules) == nil { moduleSets.append(modules) }
        return value.copy(in: number)
      }
    }
    return (numbered, moduleSets)
  }

  // MARK: - One instance

  /// The dependencies of one instance as those of its file.
  private func settled(_ list: [Dependency]) -> [Dependency] {
    var result: [Dependency] = []
    result.reserveCapacity(list.count)
    var start = 0
    while start < list.count {
      // Those of one name stand one after the other.
      var end = start + 1
      while end < list.count, list[end].from == list[start].from,
        list[end].offset == list[start].offset
      {
        end += 1
      }
      result +=
        end == start + 1
        ? [list[start].copy(movedBy: self)]
        : meanings(of: list[start..<end].map { $0.copy(movedBy: self) })
      start = end
    }
    return result
  }

  /// - Parameter uses: those of one name.
  private func meanings(of uses: [Dependency]) -> [Dependency] {
    var found: [Meaning: Dependency] = [:]
    for use in uses {
      let meaning = Meaning(use)
      found[meaning] = found[meaning].map { $0.surer(than: use) } ?? use
    }
    if found.count < uses.count {
      // Of a file that is seen in several modules, each instance was found, and all are the same.
      for (meaning, value) in found
      where value.ambiguity?.isOfProject == true
        && !found.contains(where: {
          $0.key != meaning && $0.value.certainty == .ambiguous && $0.key.isAlternative(to: meaning)
        })
      {
        found[meaning] = value.copy(certainty: .inferred)
      }
    }
    return found.sorted { Meaning.precedes($0.key, $1.key) }.map(\.value)
  }

  // MARK: - All instances of a file

  private func united(_ lists: [[Dependency]], in modules: [ModuleID]) -> [Held] {
    if lists.dropFirst().allSatisfy({ $0 == lists[0] }) { return lists[0].map { ($0, []) } }
    var found: [Meaning: Held] = [:]
    for (list, module) in zip(lists, modules) {
      for value in list {
        let meaning = Meaning(value)
        if let known = found[meaning] {
          found[meaning] = (known.dependency.surer(than: value), known.modules + [module])
        } else {
          found[meaning] = (value, [module])
        }
      }
    }
    return found.sorted { Meaning.precedes($0.key, $1.key) }.map { _, value in
      (value.dependency, value.modules == modules ? [] : value.modules)
    }
  }
}

/// What one written name means, however sure that is.
private struct Meaning: Hashable {
  private let from: DeclarationID
  private let offset: UInt32
  private let to: DeclarationID
  private let kind: ReferenceKind
  private let alias: DeclarationID?
  private let isQualifier: Bool
  private let length: UInt32

  init(_ dependency: Dependency) {
    from = dependency.from
    offset = dependency.offset
    to = dependency.to
    kind = dependency.kind
    alias = dependency.alias
    isQualifier = dependency.isQualifier
    length = dependency.length
  }

  /// Whether of two meanings of one name either may be the one.
  func isAlternative(to other: Meaning) -> Bool {
    kind == other.kind && isQualifier == other.isQualifier
      && (alias == nil) == (other.alias == nil)
  }

  /// An order without ties, which goes on from that of a graph.
  static func precedes(_ left: Meaning, _ right: Meaning) -> Bool {
    if left.from != right.from { return left.from < right.from }
    if left.offset != right.offset { return left.offset < right.offset }
    if left.to != right.to { return left.to < right.to }
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    if left.alias != right.alias {
      return DeclarationID(orAbsent: left.alias) < DeclarationID(orAbsent: right.alias)
    }
    if left.isQualifier != right.isQualifier { return right.isQualifier }
    return left.length < right.length
  }
}

extension Dependency {
  /// The surer of two dependencies that mean the same.
  fileprivate func surer(than other: Dependency) -> Dependency {
    Certainty.surest(of: [certainty, other.certainty]) == certainty ? self : other
  }

  fileprivate func copy(movedBy first: FirstInstances) -> Dependency {
    Dependency(
      from: first[from], to: first[to], kind: kind, certainty: certainty, because: ambiguity,
      offset: offset, length: length, alias: alias.map { first[$0] }, isQualifier: isQualifier)
  }

  /// - Parameter certainty: one of those that are not ambiguous.
  fileprivate func copy(certainty: Certainty) -> Dependency {
    Dependency(
      from: from, to: to, kind: kind, certainty: certainty, offset: offset, length: length,
      alias: alias, isQualifier: isQualifier)
  }

  fileprivate func copy(in modules: ModuleSetID) -> Dependency {
    Dependency(
      from: from, to: to, kind: kind, certainty: certainty, because: ambiguity, offset: offset,
      length: length, alias: alias, isQualifier: isQualifier, in: modules)
  }
}
