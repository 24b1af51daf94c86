import LintelGraph

extension FirstInstances {
  /// Returns the symbol uses in each file, by offset.
  ///
  /// - Parameter lists: the symbol uses in each instance.
  func symbolUses(_ lists: [[SymbolUse]]) -> [[SymbolUse]] {
    instances.fileIDs.map { file in
      united(
        instances.instances(of: file).map { instance in
          lists[instance.position].map { $0.moved(by: self) }
        })
    }
  }

  private func united(_ lists: [[SymbolUse]]) -> [SymbolUse] {
    if lists.dropFirst().allSatisfy({ $0 == lists[0] }) { return lists[0] }
    let all = lists.flatMap(Self.withInherited)
    let order = all.indices.sorted {
      (all[$0][0].parts[0].offset, $0) < (all[$1][0].parts[0].offset, $1)
    }
    var result: [[SymbolUse]] = []
    for position in order {
      let place = all[position][0].parts[0].offset
      let isKnown = result.reversed().prefix { $0[0].parts[0].offset == place }
        .contains(all[position])
      if !isKnown { result.append(all[position]) }
    }
    return Array(result.joined())
  }

  /// Returns each use together with those after it that repeat it for a supertype of the used type.
  private static func withInherited(_ uses: [SymbolUse]) -> [[SymbolUse]] {
    var result: [[SymbolUse]] = []
    for use in uses {
      if use.isInherited, !result.isEmpty {
        result[result.count - 1].append(use)
      } else {
        result.append([use])
      }
    }
    return result
  }
}

extension SymbolUse {
  fileprivate func moved(by first: FirstInstances) -> SymbolUse {
    SymbolUse(
      from: first[from], head: head.map { first[$0] }, kind: kind, certainty: certainty,
      mayBeginWithModule: mayBeginWithModule, isInherited: isInherited, parts: parts)
  }
}
