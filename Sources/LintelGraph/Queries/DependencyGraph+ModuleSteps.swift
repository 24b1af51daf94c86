import LintelVocabulary

extension DependencyGraph {
  /// The modules at both ends of a dependency that leads out of a module; of a file that several
  /// compile, it may lead out of each.
  ///
  /// What a module compiles itself is meant there, whoever compiles it as well. Of other modules that
  /// compile it those are meant that the file imports, or else all, and of these those that the module
  /// declares to depend on, or else all.
  public func moduleSteps(of dependency: Dependency) -> [(from: ModuleID, to: ModuleID)] {
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

  /// Of the modules that compile a file those that another file imports, or else all.
  private func modulesSeen(of target: SourceFile, from file: FileID) -> [ModuleID] {
    if target.otherModules.isEmpty { return [target.module] }
    let imports = imports(in: file)
    let imported = target.modules.filter { module in
      imports.contains { $0.module.map { modules[$0].name == modules[module].name } ?? false }
    }
    return imported.isEmpty ? target.modules : imported
  }

  /// The modules at both ends of an import of a module of the project, for each module that compiles
  /// the file and is not the imported one.
  ///
  /// Of several modules of one name each means the one that it declares to depend on.
  public func moduleSteps(of value: Import) -> [(from: ModuleID, to: ModuleID)] {
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

  /// The name to show of the only module that compiles a file; `nil` if several do.
  func group(of file: SourceFile) -> String? {
    file.otherModules.isEmpty ? moduleLabels[file.module.position] : nil
  }

  /// The name to show of the only module that compiles a declaration; `nil` if several do.
  package func group(of declaration: DeclarationID) -> String? {
    group(of: files[declarations[declaration].file])
  }

  /// The names of the modules that compile a file.
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
