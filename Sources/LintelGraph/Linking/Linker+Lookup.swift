import LintelScanner

/// What the parts of a path were found to mean, from its head on.
struct Resolution {
  struct Part {
    /// In ``WrittenPath/names``.
    let position: Int
    /// Ascending; several when the name is ambiguous.
    let candidates: [DeclarationID]
    /// The typealias that a part before this one is, or `-1`.
    let alias: DeclarationID
  }

  var parts: [Part] = []
  /// Whether every name of the path was found, so that the whole path names a type.
  var isWhole = false
  /// Whether the last part has rivals for candidates, not stand-ins under other conditions.
  var isAmbiguous = false

  /// The type that the whole path names, when it is just one.
  var whole: DeclarationID? { isWhole ? parts.last?.candidates.first : nil }
}

extension Linker {
  /// Finds what `path` means, as far as its names are those of types.
  func resolve(_ path: WrittenPath) -> Resolution {
    var result = Resolution()
    var candidates: [DeclarationID] = []
    var position = 0
    var alias: DeclarationID = -1
    if !path.isModuleSelector { candidates = head(path) }
    if candidates.isEmpty, path.names.count > 1 {
      // `Module.Type`, or a type that an extension nests in one from outside.
      if let module = module(named: path.names[0], from: path.file) {
        candidates = visible(path.names[1], in: module)
      }
      if candidates.isEmpty, !path.isModuleSelector {
        candidates = scopes.types(named: path.names[1], outside: path.names[0])
      }
      position = 1
    }
    while !candidates.isEmpty {
      if candidates[0] == ScopeTable.hidden { return Resolution() }
      result.parts.append(Resolution.Part(position: position, candidates: candidates, alias: alias))
      result.isAmbiguous = candidates.count > 1 && isAmbiguous(candidates)
      position += 1
      guard position < path.names.count else {
        result.isWhole = true
        return result
      }
      if table.declarations[Int(candidates[0])].kind == .typealias { alias = candidates[0] }
      candidates = visible(
        scopes.types(named: path.names[position], nestedIn: followed(candidates[0])),
        from: path.file)
    }
    return result
  }

  /// Whether the first name of `path` is that of a generic parameter or an associated type.
  func hidesType(_ path: WrittenPath) -> Bool { head(path).first == ScopeTable.hidden }

  /// The declaration whose generic parameter `path` names, if it names one.
  func genericOwner(of path: WrittenPath) -> DeclarationID? {
    guard path.names.count == 1 else { return nil }
    var scope = path.owner
    while table.declarations[Int(scope)].kind != .file {
      if scopes.isGenericParameter(path.names[0], of: scope) { return scope }
      let extended = table.declarations[Int(scope)].extendedType
      if extended >= 0, scopes.isGenericParameter(path.names[0], of: extended) { return extended }
      scope = table.declarations[Int(scope)].owner
    }
    return nil
  }

  /// Whether several of the candidates are rivals: not stand-ins for each other under different
  /// conditions, and not names for the same type.
  private func isAmbiguous(_ candidates: [DeclarationID]) -> Bool {
    Set(candidates.filter { scopes.isUnconditional($0) }.map { followed($0) }).count > 1
  }

  /// Finds what the first name of `path` means, from the innermost scope out.
  ///
  /// - Returns: ``ScopeTable/hidden`` alone if it is a generic parameter or an associated type.
  private func head(_ path: WrittenPath) -> [DeclarationID] {
    let name = path.names[0]
    // What a type inherits from is looked up around the type, not in it, and an extension's
    // extended type likewise.
    let isOutward = path.kind == .extend || path.kind == .inherit || path.kind == .conform
    var scope = path.owner
    if isOutward, !scopes.isGenericParameter(name, of: scope) {
      scope = table.declarations[Int(scope)].owner
    }
    while table.declarations[Int(scope)].kind != .file {
      if scopes.isGenericParameter(name, of: scope) { return [ScopeTable.hidden] }
      let declaration = table.declarations[Int(scope)]
      if declaration.kind == .extension {
        if let found = inExtendedType(name, declaration, path.file) { return found }
      } else {
        let found = visible(scopes.types(named: name, nestedIn: scope), from: path.file)
        if !found.isEmpty { return found }
      }
      scope = declaration.owner
    }
    return inFileScope(name, path.file)
  }

  private func inExtendedType(
    _ name: NameID, _ value: Declaration, _ file: FileID
  ) -> [DeclarationID]? {
    guard value.extendedType >= 0 else {
      let found = scopes.types(named: name, outside: value.name.id)
      return found.isEmpty ? nil : found
    }
    if scopes.isGenericParameter(name, of: value.extendedType) { return [ScopeTable.hidden] }
    let found = visible(scopes.types(named: name, nestedIn: value.extendedType), from: file)
    if !found.isEmpty { return found }
    // Of what encloses the extended type, an extension sees the generic parameters alone.
    var owner = table.declarations[Int(value.extendedType)].owner
    while owner >= 0 {
      if scopes.isGenericParameter(name, of: owner) { return [ScopeTable.hidden] }
      owner = table.declarations[Int(owner)].owner
    }
    return nil
  }

  /// Of several nested types of one name, which extensions in different files and modules may
  /// declare, those that a file can see: nearest first, none if all are hidden from it.
  private func visible(_ found: [DeclarationID], from file: FileID) -> [DeclarationID] {
    if found.isEmpty { return found }
    let declarations = table.declarations
    let here = found.filter { declarations[Int($0)].file == file }
    if !here.isEmpty { return here }
    let module = files[Int(file)].module
    let inModule = found.filter {
      files[Int(declarations[Int($0)].file)].module == module
        && declarations[Int($0)].access > .fileprivate
    }
    if !inModule.isEmpty { return inModule }
    let modules = scopes.visibleModules(from: file)
    return found.filter { candidate in
      let value = declarations[Int(candidate)]
      let home = files[Int(value.file)].module
      guard home != module else { return false }
      return value.access >= .package
        || value.access == .internal && modules.contains { $0.module == home && $0.isTestable }
    }
  }

  private func inFileScope(_ name: NameID, _ file: FileID) -> [DeclarationID] {
    // Closures take this and not the whole linker, which would be copied for each.
    let declarations = table.declarations
    let own = scopes.types(named: name, in: files[Int(file)].module)
    if !own.isEmpty {
      // Where sources of several targets lie in one unnamed module, the one in this file is meant.
      let here = own.filter { declarations[Int($0)].file == file }
      if !here.isEmpty { return here }
      let elsewhere = own.filter { declarations[Int($0)].access > .fileprivate }
      if !elsewhere.isEmpty { return elsewhere }
    }
    // What is imported by its own name goes before what comes with a whole module.
    let modules = scopes.visibleModules(from: file)
    for entries in [modules.filter { $0.name == name }, modules.filter { $0.name == nil }] {
      var found: [DeclarationID] = []
      for entry in entries {
        for candidate in visible(name, in: entry) where !found.contains(candidate) {
          found.append(candidate)
        }
      }
      if !found.isEmpty { return found.sorted() }
    }
    return []
  }

  func module(
    named name: NameID, from file: FileID
  ) -> ScopeTable.VisibleModule? {
    let text = scanned.names.text(of: name)
    let own = files[Int(file)].module
    if modules[Int(own)].name == text {
      return ScopeTable.VisibleModule(module: own, isTestable: true)
    }
    return scopes.visibleModules(from: file).first { modules[Int($0.module)].name == text }
  }

  private func visible(
    _ name: NameID, in entry: ScopeTable.VisibleModule
  ) -> [DeclarationID] {
    let least = entry.isTestable ? AccessLevel.internal : .package
    let found = scopes.types(named: name, in: entry.module)
    let declarations = table.declarations
    return found.isEmpty ? found : found.filter { declarations[Int($0)].access >= least }
  }

  /// The type that a typealias stands for, through any number of aliases; other declarations, and
  /// aliases of types outside the project, are themselves.
  func followed(_ declaration: DeclarationID) -> DeclarationID {
    var current = declaration
    // A chain of aliases longer than this is a cycle.
    for _ in 0..<32 {
      guard table.declarations[Int(current)].kind == .typealias,
        let target = aliasTargets[current]
      else { break }
      current = target
    }
    return current
  }
}
