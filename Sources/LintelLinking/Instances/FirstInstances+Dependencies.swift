import LintelGraph
import LintelVocabulary

extension FirstInstances {
  /// The dependencies of each file, in the order of a graph, and the sets of modules that they name.
  ///
  /// - Parameter lists: those of each instance.
  func dependencies(
    _ lists: [[Dependency]], _ workers: Workers
  ) -> (lists: [[Dependency]], moduleSets: [[ModuleID]]) {
    let found = workers.map(instances.fileCount) { file in
      let range = instances.range(ofFile: file)
      return HeldDependency.united(
        range.map { settled(lists[$0]) }, in: range.map { instances.files[$0].module })
    }
    var moduleSets = ModuleSetTable()
    let numbered = found.map { list in list.map { moduleSets.dependency($0) } }
    return (numbered, moduleSets.sets)
  }

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
    var found: [DependencyMeaning: Dependency] = [:]
    for use in uses {
      let meaning = DependencyMeaning(use)
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
    return found.sorted { DependencyMeaning.precedes($0.key, $1.key) }.map(\.value)
  }
}

extension Dependency {
  fileprivate func copy(movedBy first: FirstInstances) -> Dependency {
    Dependency(
      from: first[from], to: first[to], kind: kind, certainty: certainty, because: ambiguity,
      offset: offset, length: length, alias: alias.map { first[$0] }, isQualifier: isQualifier,
      where: condition)
  }

  /// - Parameter certainty: one of those that are not ambiguous.
  fileprivate func copy(certainty: Certainty) -> Dependency {
    Dependency(
      from: from, to: to, kind: kind, certainty: certainty, offset: offset, length: length,
      alias: alias, isQualifier: isQualifier, where: condition)
  }
}
