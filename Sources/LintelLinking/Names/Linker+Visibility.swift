import LintelGraph
import LintelScanner
import LintelVocabulary

extension Linker {
  /// Returns, of the candidates that a file can see, the nearest ones: a `private enum Text` in the
  /// file itself before an `enum Text` of its module, and that before one of an imported module.
  func visible(
    _ found: Candidates, from file: FileID
  ) -> Candidates {
    var (least, most) = (Nearness.here, Nearness.hidden)
    for candidate in found {
      let nearness = nearness(of: candidate, from: file)
      least = min(least, nearness)
      most = max(most, nearness)
    }
    if most == .hidden { return Candidates() }
    return least == most
      ? found : Candidates(found.filter { nearness(of: $0, from: file) == most })
  }

  /// The distance between a declaration and a file, from hidden to nearest.
  private enum Nearness: Comparable {
    case hidden, inOtherModule, inModule, here
  }

  private func nearness(of candidate: DeclarationID, from file: FileID) -> Nearness {
    let value = table.declarations[candidate]
    // Where one unnamed module contains the sources of several targets, the type in this file is
    // meant.
    if value.file == file { return .here }
    let home = files[value.file.position].module
    if home == files[file.position].module {
      return value.access > .fileprivate ? .inModule : .hidden
    }
    let isVisible =
      value.access >= .package
      || value.access == .internal
        && scopes.visibleModules(from: file).contains { $0.module == home && $0.isTestable }
    return isVisible ? .inOtherModule : .hidden
  }

  func inFileScope(_ name: NameID, _ file: FileID) -> Candidates {
    guard scopes.isOutermost(name) else { return Candidates() }
    let own = inOwnModule(name, file)
    if mayBeOfOtherTarget(own, file) {
      // The declaration of an imported module is meant unless the file and its namesake belong to
      // one target.
      var all = own
      for type in imported(name, file) where !all.contains(type) { all.append(type) }
      return all.count > 1 ? Candidates(all.sorted()) : all
    }
    return own.isEmpty ? imported(name, file) : own
  }

  /// Whether no declaration is in the folder of a file, in one around it or in one below it,
  /// although the targets of the files are not known: they may belong to another target.
  func mayBeOfOtherTarget(_ found: some Collection<DeclarationID>, _ file: FileID) -> Bool {
    guard !found.isEmpty, modules[files[file].module].hasUnknownTargets else { return false }
    let folder = RelativePath.folder(of: files[file].path)
    return found.allSatisfy { declaration in
      let other = table.declarations[declaration].file
      guard files[other].module == files[file].module else { return false }
      let otherFolder = RelativePath.folder(of: files[other].path)
      return !folder.isInside(otherFolder) && !otherFolder.isInside(folder)
    }
  }

  /// Looks up a name in the modules that a file imports.
  private func imported(_ name: NameID, _ file: FileID) -> Candidates {
    // A name imported by `import struct M.T` takes precedence over those of whole modules.
    if scopes.hasNamedImports(file) {
      let imported = inImportedModules(name, file, importedBy: name)
      if !imported.isEmpty { return imported }
    }
    if scopes.importsOutsideType(name, file) { return Candidates() }
    return inImportedModules(name, file, importedBy: nil)
  }

  private func inOwnModule(_ name: NameID, _ file: FileID) -> Candidates {
    let module = Scope.module(files[file.position].module)
    let range = scopes.range(ofTypesNamed: name, in: module)
    if range.count <= Limits.namesakes {
      return visible(scopes.types(in: range), from: file)
    }
    // The types are in the order of their files.
    let own = range.partitioningIndex { table.declarations[scopes.type(at: $0)].file >= file }
    var found = Candidates()
    for position in own..<range.upperBound {
      let type = scopes.type(at: position)
      guard table.declarations[type].file == file, found.count <= Limits.meanings else { break }
      found.append(type)
    }
    if !found.isEmpty { return found }
    for position in range.prefix(Limits.namesakes) {
      let type = scopes.type(at: position)
      if table.declarations[type].access > .fileprivate { found.append(type) }
      if found.count > Limits.meanings { break }
    }
    return found
  }

  private func inImportedModules(
    _ name: NameID, _ file: FileID, importedBy importedName: NameID?
  ) -> Candidates {
    var found = Candidates()
    for entry in scopes.visibleModules(from: file) where entry.name == importedName {
      let types = visible(name, in: entry)
      if types.isEmpty { continue }
      if found.isEmpty {
        found = types
      } else {
        for type in types where !found.contains(type) { found.append(type) }
      }
    }
    return found.count > 1 ? Candidates(found.sorted()) : found
  }

  func module(
    named name: NameID, from file: FileID
  ) -> ScopeTable.VisibleModule? {
    let text = scanned.names.text(of: name)
    let own = files[file.position].module
    if modules[own].name == text
      || modules[own].name.isEmpty && mayMeanUnnamedModule(name, in: file)
    {
      return ScopeTable.VisibleModule(module: own, isTestable: true)
    }
    for entry in scopes.visibleModules(from: file)
    where modules[entry.module].name == text {
      return entry
    }
    return nil
  }

  func visible(
    _ name: NameID, in entry: ScopeTable.VisibleModule
  ) -> Candidates {
    let least = entry.isTestable ? AccessLevel.internal : .package
    let found = scopes.types(named: name, in: .module(entry.module))
    if found.isEmpty { return found }
    if found.allSatisfy({ table.declarations[$0].access >= least }) { return found }
    return Candidates(found.filter { table.declarations[$0].access >= least })
  }

  /// Whether a declaration, and the import of its module, may be compiled together with code in a
  /// branch of a file. They may not in this example:
  ///
  ///     #if canImport(os)
  ///     let logger = Logger()
  ///     #else
  ///     struct Logger {}
  ///     #endif
  ///
  /// - Parameter condition: the index of the branch that contains the code.
  func mayMean(_ declaration: DeclarationID, under condition: UInt16, in file: FileID) -> Bool {
    guard condition > 0 else { return true }
    let value = table.declarations[declaration]
    let code = BranchConditions.Branch(condition: condition, file: file)
    if !table.isUnconditional(declaration), let fact = table.fact(of: declaration) {
      let own = scanned.files[value.file.position].declarations[Int(fact)].condition
      let branch = BranchConditions.Branch(condition: own, file: value.file)
      if !branches.areCompatible(code, branch) { return false }
    }
    return branches.mayBeImported(files[value.file].module, in: code)
  }
}

extension String {
  /// Whether a folder is another one, or lies in it.
  fileprivate func isInside(_ folder: String) -> Bool {
    folder.isEmpty || hasSameBytes(as: folder) || hasBytes(atStart: folder + "/")
  }
}
