import LintelVocabulary

extension DependencyGraph {
  /// Returns the modules at both ends of a dependency that leads out of a module; in a file that
  /// several modules compile, it may lead out of each of them.
  ///
  /// If the module compiles the target itself, the dependency does not lead out of it. Otherwise it
  /// leads to the modules that compile the target and that the file imports, or to all modules that
  /// compile the target if the file imports none of them. If the module is declared to depend on
  /// some of these modules, the dependency leads only to those.
  package func moduleSteps(of dependency: Dependency) -> [(from: ModuleID, to: ModuleID)] {
    let file = declarations[dependency.from].file
    let (source, target) = (files[file], files[declarations[dependency.to].file])
    if source.otherModules.isEmpty, target.otherModules.isEmpty {
      return source.module == target.module ? [] : [(source.module, target.module)]
    }
    let outside = modules(of: dependency).filter { !target.isCompiled(in: $0) }
    if outside.isEmpty { return [] }
    let seen = modulesSeen(of: target, from: file)
    return outside.flatMap { from in
      let declared = seen.filter(modules[from].dependencies.contains)
      return (declared.isEmpty ? seen : declared).map { (from, $0) }
    }
  }

  /// Returns the modules that compile `target` and that `file` imports; all that compile it if the
  /// file imports none.
  private func modulesSeen(of target: SourceFile, from file: FileID) -> [ModuleID] {
    if target.otherModules.isEmpty { return [target.module] }
    let imports = imports(in: file)
    let imported = target.modules.filter { module in
      imports.contains { $0.module.map { modules[$0].name == modules[module].name } ?? false }
    }
    return imported.isEmpty ? target.modules : imported
  }

  /// Returns the modules at both ends of an import of a module of the project, for each module that
  /// compiles the file and is not the imported one.
  ///
  /// If several modules have the imported name, each importing module means the one that it
  /// declares to depend on.
  package func moduleSteps(of value: Import) -> [(from: ModuleID, to: ModuleID)] {
    guard let module = value.module else { return [] }
    let file = files[value.file]
    if file.otherModules.isEmpty { return file.module == module ? [] : [(file.module, module)] }
    return file.modules.compactMap { from in
      let name = modules[module].name
      let declared = modules[from].dependencies.filter { modules[$0].name == name }
      let meant = declared.isEmpty || declared.contains(module) ? module : declared[0]
      return meant == from ? nil : (from, meant)
    }
  }

  private func imports(in file: FileID) -> ArraySlice<Import> {
    let start = imports.partitioningIndex { $0.file >= file }
    return imports[start...].prefix { $0.file == file }
  }

  /// Returns the label of the only module that compiles a file; `nil` if several do.
  func group(of file: SourceFile) -> String? {
    file.otherModules.isEmpty ? moduleLabels[file.module.position] : nil
  }

  /// Returns the label of the only module that compiles a declaration; `nil` if several do.
  package func group(of declaration: DeclarationID) -> String? {
    group(of: files[declarations[declaration].file])
  }

  /// Returns the names of the modules that compile a file.
  package func moduleNames(of file: FileID) -> [String] {
    files[file].modules.map { modules[$0].name }
  }
}

extension SourceFile {
  /// Whether some module compiles both files.
  package func sharesModule(with other: SourceFile) -> Bool {
    module == other.module || modules.contains(where: other.isCompiled)
  }
}
