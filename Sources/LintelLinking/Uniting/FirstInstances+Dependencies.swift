import LintelGraph
import LintelVocabulary

extension FirstInstances {
  /// Returns the dependencies of each file, sorted as by ``Dependency/precedes(_:_:)``, and the
  /// sets of modules in which they hold.
  ///
  /// - Parameter lists: the dependencies of each instance.
  func dependencies(
    _ lists: [[Dependency]], _ workers: Workers
  ) -> (lists: [[Dependency]], moduleSets: [[ModuleID]]) {
    let found = workers.map(instances.fileCount) { file in
      let all = instances.instances(of: FileID(file))
      return HeldDependency.united(
        all.map { settled(lists[$0.position]) }, in: all.map { instances[$0].module })
    }
    var moduleSets = ModuleSetTable()
    let numbered = found.map { list in list.map { moduleSets.dependency($0) } }
    return (numbered, moduleSets.sets)
  }

  /// Returns the dependencies of one instance as dependencies of its file.
  private func settled(_ list: [Dependency]) -> [Dependency] {
    var result: [Dependency] = []
    result.reserveCapacity(list.count)
    var start = 0
    while start < list.count {
      // The dependencies of the same written name are adjacent.
      var end = start + 1
      while end < list.count, list[end].from == list[start].from,
        list[end].offset == list[start].offset
      {
        end += 1
      }
      if end == start + 1 {
        result.append(list[start].copy(movedBy: self))
      } else {
        result += meanings(of: list[start..<end].map { $0.copy(movedBy: self) })
      }
      start = end
    }
    return result
  }

  /// - Parameter uses: the dependencies of the same written name.
  private func meanings(of uses: [Dependency]) -> [Dependency] {
    // Most names have two or three meanings, for which an array is faster than a dictionary.
    var found: [(meaning: DependencyMeaning, use: Dependency)] = []
    for use in uses {
      let meaning = DependencyMeaning(use)
      if let known = found.firstIndex(where: { $0.meaning == meaning }) {
        found[known].use = found[known].use.surer(than: use)
      } else {
        found.append((meaning, use))
      }
    }
    if found.count < uses.count {
      // Code that sees a file in several modules finds a declaration in each instance, but all of
      // these are the same declaration.
      let all = found
      for (position, value) in all.enumerated()
      where value.use.ambiguity?.isOfProject == true
        && !all.contains(where: {
          $0.meaning != value.meaning && $0.use.certainty == .ambiguous
            && $0.meaning.isAlternative(to: value.meaning)
        })
      {
        found[position].use = value.use.copy(certainty: .inferred)
      }
    }
    return found.sorted { DependencyMeaning.precedes($0.meaning, $1.meaning) }.map(\.use)
  }
}

extension Dependency {
  fileprivate func copy(movedBy first: FirstInstances) -> Dependency {
    Dependency(
      from: first[from], to: first[to], kind: kind, certainty: certainty, because: ambiguity,
      offset: offset, length: length, alias: alias.map { first[$0] }, isQualifier: isQualifier,
      where: condition)
  }

  /// - Parameter certainty: any but `ambiguous`.
  fileprivate func copy(certainty: Certainty) -> Dependency {
    Dependency(
      from: from, to: to, kind: kind, certainty: certainty, offset: offset, length: length,
      alias: alias, isQualifier: isQualifier, where: condition)
  }
}
