import LintelVocabulary

/// Notes about files that belong to a package alone, although targets of projects have a folder
/// around them.
extension ModuleMap {
  /// The files of one package that a target of a project would have as well.
  private struct Taken {
    let file: String
    /// The module of that target.
    let other: Int
    var count = 0
    var excludedCount = 0
  }

  /// The number of packages that get a note each.
  private static let nestedPackageLimit = 3

  /// Returns notes about the packages with files that targets of projects would have as well,
  /// because the targets take all files in a folder.
  ///
  /// - Parameter manifests: the manifests of the packages.
  func nestedPackageNotes(_ files: [String], _ manifests: [Manifest]) -> [Note] {
    guard members.haveFolders, !manifests.isEmpty else { return [] }
    var taken: [String: Taken] = [:]
    for file in files {
      let (module, isExcluded): (Int, Bool)
      switch claim(on: file) {
      case .modules(let own): (module, isExcluded) = (own[0], false)
      case .excluded(let by): (module, isExcluded) = (by, true)
      case .besides, .unclaimed: continue
      }
      let package = modules[module]
      let listed = members.modules(listing: file)
      guard
        let other = members.modules(takingByFolder: file, fromPackageIn: package.package)
          .first(where: { !listed.contains($0) })
      else { continue }
      var entry = taken[package.manifest] ?? Taken(file: file, other: other)
      entry.count += 1
      if isExcluded, listed.isEmpty { entry.excludedCount += 1 }
      taken[package.manifest] = entry
    }
    for manifest in manifests where taken[manifest.path] == nil {
      let others = members.modules(
        takingByFolder: manifest.path, fromPackageIn: manifest.folder)
      if let other = others.first {
        taken[manifest.path] = Taken(file: manifest.path, other: other, count: 1)
      }
    }
    let all = taken.sorted { RelativePath.precedes($0.key, $1.key) }
    var notes = all.prefix(Self.nestedPackageLimit).map { note($0.key, $0.value) }
    if all.count > notes.count {
      notes[notes.count - 1].message += "; the same applies to \(all.count - notes.count) more"
    }
    return notes
  }

  private func note(_ manifest: String, _ taken: Taken) -> Note {
    let target = modules[taken.other]
    let subject =
      taken.count == 1
      ? "'\(taken.file)' of this package is"
      : "\(taken.count) files of this package, such as '\(taken.file)', are"
    var message =
      "\(subject) in a folder of target '\(target.target)' of '\(target.manifest)' as well; only the "
      + "package counts there"
    if taken.excludedCount > 0 {
      message += ", and the files that it excludes are not read (\(taken.excludedCount))"
    }
    return Note(path: manifest, message: message)
  }
}
