import LintelVocabulary

extension Manifest {
  /// Returns the manifest as the package manager printed it, on one machine.
  ///
  /// If the code of the manifest may examine the machine, its result may differ on another machine.
  /// Targets, products and dependencies that are written out are kept then, and computed
  /// dependencies stay unknown.
  func completed(by dumped: Manifest, _ source: ManifestTokens) -> Manifest {
    var dumped = dumped
    dumped.toolsVersion = toolsVersion
    dumped.packageFolders = packageFolders
    guard let look = source.firstLookAtMachine else { return dumped }
    var result = dumped
    result.hasAllTargets = hasAllTargets
    let written = Dictionary(grouping: targets, by: \.name)
    for index in result.targets.indices {
      result.targets[index].addDependencies(written[result.targets[index].name] ?? [])
    }
    let targetNames = Set(result.targets.map(\.name))
    result.targets += targets.filter { !targetNames.contains($0.name) }
    let productNames = Set(result.products.map(\.name))
    result.products += products.filter { !productNames.contains($0.name) }
    let place = source.place(of: look)
    result.notes = [
      Note(
        path: path, line: place.line, column: place.column,
        message: "this manifest can examine the machine that it runs on; dependencies that it "
          + "computes are not known, because it may have more on other machines")
    ]
    return result
  }
}

extension ManifestTarget {
  /// - Parameter written: the declarations of the same target that the manifest writes out, in all
  ///   branches.
  fileprivate mutating func addDependencies(_ written: [ManifestTarget]) {
    guard !written.isEmpty, written.allSatisfy({ $0.dependencies != nil }) else {
      dependencies = nil
      return
    }
    var all = dependencies ?? []
    var seen = Set(all.map(\.target))
    for dependency in written.flatMap({ $0.dependencies ?? [] })
    where seen.insert(dependency.target).inserted {
      all.append(dependency)
    }
    dependencies = all
  }
}
