import LintelScanner

/// Finds out which declaration each written name means.
///
/// - Parameters:
///   - scanned: the facts of `files`, in the same order.
///   - files: by path; their `module` is a position in `modules`.
///   - modules: by name.
///   - settings: what `#if` is evaluated for; by default code in all branches counts.
///   - filter: which names to keep mentions of; by default there are no mentions.
package func link(
  _ scanned: ScannedFiles, files: [SourceFile], modules: [Module],
  settings: BuildSettings? = nil, mentioning filter: MentionFilter? = nil
) -> DependencyGraph {
  var linker = Linker(scanned, files: files, modules: modules, settings: settings)
  linker.resolveNames()
  linker.resolveReferences()
  linker.infer(mentioning: filter)
  return linker.graph()
}

/// The state of one linking, filled phase by phase: what is declared, what extensions extend, who
/// inherits from whom, and then all other references, each phase looking names up in what the ones
/// before it found.
struct Linker {
  let scanned: ScannedFiles
  let files: [SourceFile]
  let modules: [Module]
  let active: ActiveCode

  var table: DeclarationTable
  var scopes: ScopeTable
  /// What each typealias of a single named type stands for.
  var aliasTargets: [DeclarationID: DeclarationID] = [:]
  let paths: PathTable
  /// For each reference the type that it means, or one of them; `-1` if it means none, and
  /// ``ScopeTable/hidden`` for a generic parameter or an associated type.
  private(set) var meanings: [DeclarationID]
  let nameLengths: [UInt32]
  private(set) var supertypes: [(declaration: DeclarationID, value: Supertype)] = []
  private var dependencies: [Dependency] = []
  private var mentions: [Mention]?

  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], settings: BuildSettings?
  ) {
    self.scanned = scanned
    self.files = files
    self.modules = modules
    active = ActiveCode(scanned, files: files, modules: modules, settings)
    paths = PathTable(scanned, active)
    meanings = [DeclarationID](repeating: -1, count: paths.starts[files.count])
    nameLengths = zip(scanned.names.starts, scanned.names.starts.dropFirst()).map { $1 - $0 }
    table = DeclarationTable(scanned, files: files)
    scopes = ScopeTable(scanned, files: files, modules: modules, table, active)
  }

  // MARK: - Phases

  /// Finds out what all declarations mean that others are found by.
  mutating func resolveNames() {
    resolveAliases()
    resolveExtensions()
    resolveAliases()
    resolveInheritance()
  }

  /// Finds what typealiases stand for. Done again once the types nested in extensions are known.
  private mutating func resolveAliases() {
    for place in paths.heads(table, where: { $0.kind == .alias && $0.isWholeAlias }) {
      if let target = resolve(paths.path(at: place)).whole, target != place.owner {
        aliasTargets[place.owner] = target
      }
    }
  }

  /// Finds the type that each extension extends, and puts the types nested in it into that type's
  /// scope. An extension may extend a type that another one declares, so this is repeated until
  /// nothing new is found.
  private mutating func resolveExtensions() {
    var open = paths.heads(table) { $0.kind == .extend }
    while true {
      var rest: [PathPlace] = []
      for place in open {
        if let declaration = resolve(paths.path(at: place)).whole {
          table.declarations[Int(place.owner)].extendedType = followed(declaration)
        } else {
          rest.append(place)
        }
      }
      scopes.addTypesNestedInExtensions(table)
      let isStuck = rest.count == open.count
      open = rest
      if isStuck || open.isEmpty { break }
    }
    scopes.addOutsideExtensions(open.map { paths.path(at: $0) }, table)
  }

  /// For each extension of a type outside the project, the name of that type.
  func outsideTypes() -> [DeclarationID: NameID] {
    var result: [DeclarationID: NameID] = [:]
    for place in paths.heads(table, where: { $0.kind == .extend })
    where table.declarations[Int(place.owner)].extendedType < 0 {
      result[place.owner] = paths.path(at: place).names.last
    }
    return result
  }

  /// Finds the supertypes of every type. Twice, because a supertype may be declared in one.
  private mutating func resolveInheritance() {
    let entries = paths.heads(table) { $0.kind == .inherit || $0.kind == .conform }
    for _ in 0..<2 {
      supertypes = []
      for place in entries {
        let path = paths.path(at: place)
        var found: DeclarationID = -1
        if let declaration = resolve(path).whole { found = followed(declaration) }
        let value = Supertype(
          name: Name(id: path.names.last ?? 0), declaration: found == path.owner ? -1 : found)
        supertypes.append((path.owner, value))
        let extended = table.declarations[Int(path.owner)].extendedType
        if extended >= 0 { supertypes.append((extended, value)) }
      }
      scopes.setSupertypes(supertypes, declarationCount: table.declarations.count)
    }
  }

  /// Turns every reference that means a declaration of the project into dependencies.
  mutating func resolveReferences() {
    for place in paths.heads(table, where: { scopes.mayStartPath($0.name) }) {
      let path = paths.path(at: place)
      let resolution = resolve(path)
      let start = paths.starts[Int(path.file)]
      if resolution.isHidden { meanings[start + Int(path.start)] = ScopeTable.hidden }
      for part in resolution.parts {
        meanings[start + Int(paths.part(part.position, of: path))] = part.candidates.first ?? -1
      }
      if resolution.isHidden || scopes.mayMeanType(path.names[0]) { append(resolution, of: path) }
    }
  }

  /// Adds dependencies on functions, variables and enum cases, and mentions if some are wanted.
  mutating func infer(mentioning filter: MentionFilter?) {
    // Nothing of inference is left when the two lists are joined.
    let found = inferred(mentioning: filter)
    dependencies += found.dependencies
    mentions = found.mentions
  }

  private func inferred(
    mentioning filter: MentionFilter?
  ) -> (dependencies: [Dependency], mentions: [Mention]?) {
    var inference = Inference(self)
    inference.run()
    var mentions: [Mention]?
    if let filter { mentions = inference.mentions(of: filter) }
    return (inference.dependencies(), mentions)
  }

  // MARK: - Dependencies

  private mutating func append(_ resolution: Resolution, of path: WrittenPath) {
    guard let last = resolution.parts.last else { return }
    let certainty = resolution.isAmbiguous ? Certainty.ambiguous : .named
    let isWhole = resolution.isWhole
    for candidate in last.candidates {
      append(candidate, last, kind: kind(of: path, isWhole: isWhole, candidate), certainty, path)
    }
    // `A.B` mentions A as well.
    guard !resolution.isAmbiguous, let target = last.candidates.first else { return }
    for part in resolution.parts.dropLast() {
      for candidate in part.candidates {
        append(
          candidate, part, kind: path.isInTypePosition ? .type : .static, .named, path,
          isQualifier: table.outermost(of: candidate) == table.outermost(of: target))
      }
    }
  }

  /// Adds a dependency on `target`, and if that is a typealias one on what it stands for.
  private mutating func append(
    _ target: DeclarationID, _ part: Resolution.Part, kind: ReferenceKind, _ certainty: Certainty,
    _ path: WrittenPath, isQualifier: Bool = false
  ) {
    let name = paths.part(part.position, of: path)
    let real = followed(target)
    for declaration in real == target ? [target] : [target, real] where declaration != path.owner {
      dependencies.append(
        Dependency(
          from: path.owner, to: declaration, kind: kind, certainty: certainty,
          offset: paths.offset(of: name, in: path.file),
          length: nameLengths[Int(path.names[part.position])],
          alias: declaration == target ? part.alias : target, isQualifier: isQualifier))
    }
  }

  private func kind(
    of path: WrittenPath, isWhole: Bool, _ target: DeclarationID
  ) -> ReferenceKind {
    let targetKind = table.declarations[Int(followed(target))].kind
    var isInitializer: Bool { scanned.names.text(of: path.names[path.names.count - 1]) == "init" }
    switch path.kind {
    case .construct: return isWhole || isInitializer ? .construct : .static
    case .static where isWhole: return .type
    // `T.init`, handed on to be called elsewhere.
    case .static: return isInitializer ? .construct : .static
    case .inherit, .conform:
      if table.declarations[Int(path.owner)].kind == .protocol { return .inherit }
      return targetKind == .protocol ? .conform : .inherit
    // Paths that name no type were left out.
    default: return ReferenceKind(path.kind) ?? .type
    }
  }

  // MARK: - The graph

  func graph() -> DependencyGraph {
    var names = scanned.names.starts
    names.append(names[names.count - 1])
    return DependencyGraph(
      modules: modules, files: files, declarations: table.declarations,
      dependencies: dependencies, imports: scopes.imports, supertypes: supertypes,
      attributes: table.attributes(scanned), mentions: mentions,
      names: NameTexts(bytes: scanned.names.bytes, starts: names))
  }
}
