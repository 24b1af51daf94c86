import LintelScanner

/// Finds out which declaration each written name means.
///
/// - Parameters:
///   - scanned: the facts of `files`, in the same order.
///   - files: by path; their `module` is a position in `modules`.
///   - modules: by name.
///   - settings: what `#if` is evaluated for; by default code in all branches counts.
///   - filter: which names to keep mentions of; by default there are no mentions.
///   - workers: the result is the same for any.
package func link(
  _ scanned: ScannedFiles, files: [SourceFile], modules: [Module],
  settings: BuildSettings? = nil, mentioning filter: MentionFilter? = nil,
  workers: Workers = .single
) -> DependencyGraph {
  let linker = Linker(scanned, files: files, modules: modules, settings: settings, workers)
  let named = linker.typeReferences(workers)
  let wanted = filter.map { WantedNames($0, among: scanned.names) }
  let linkage = Linkage(linker, meanings: named.map(\.meanings))
  let found = linkage.inferred(workers) { inference, file in
    let dependencies = named[Int(file)].dependencies + inference.dependencies(of: file)
    return (
      dependencies: inference.linkage.linker.table.sorted(dependencies, of: file),
      mentions: wanted.map { inference.mentions(of: $0, in: file) } ?? []
    )
  }
  return linkage.linker.graph(
    dependencies: joined(found.map(\.dependencies)),
    mentions: filter == nil ? nil : joined(found.map(\.mentions)))
}

/// All elements in one array, which grows just once.
private func joined<Element>(_ lists: [[Element]]) -> [Element] {
  var result: [Element] = []
  result.reserveCapacity(lists.reduce(0) { $0 + $1.count })
  for list in lists { result += list }
  return result
}
