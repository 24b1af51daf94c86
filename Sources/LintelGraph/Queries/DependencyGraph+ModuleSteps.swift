import LintelVocabulary

extension DependencyGraph {
  /// The modules at both ends of a dependency that leads out of a module; of a file that several
  /// compile, it may lead out of each.
  ///
  /// What a module compiles itself is meant there, whoever compiles it as well. Of other modules that
  /// compile it those are meant that the file imports, or else all.
  public func moduleSteps(of dependency: Dependency) -> [(from: ModuleID, to: ModuleID)] {
    let file = declarations[dependency.from].file
    let (source, target) = (files[file], files[declarations[dependency.to].file])
    if source.otherModules.isEmpty, target.otherModules.isEmpty {
      return source.module == target.module ? [] : [(source.module, target.module)]
    }
    let outside = modules(of: dependency).filter { !target.isCompiled(in: $0) }
    if outside.isEmpty { return [] }
    let imported = target.modules.filter { module in
      imports(in: file).contains { $0.module == module }
    }
    let seen = imported.isEmpty ? target.modules : imported
    return outside.flatMap { from in seen.map { (from, $0) } }
  }

  /// The modules at both ends of an import of a module of the project, for each module that compiles
  /// the file and is not the imported one.
  public func moduleSteps(of value: Import) -> [(from: ModuleID, to: ModuleID)] {
    guard let module = value.module else { return [] }
    return files[value.file].modules.filter { $0 != module }.map { ($0, module) }
  }

  private func imports(in file: FileID) -> ArraySlice<Import> {
    let start = imports.partitioningIndex { $0.file >= file }
    return imports[start...].prefix { $0.file == file }
  }

  /// The name of the only module that compiles a file, as it is shown.
  func group(of file: SourceFile) -> String? {
    file.otherModules.isEmpty ? modules[file.module].displayName : nil
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
