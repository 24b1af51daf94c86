import LintelGraph
import LintelScanner
import LintelVocabulary

/// Resolves names in phases: declarations, typealiases, extended types, supertypes. Each phase
/// looks names up in the results of the phases before it.
///
/// The types of the linker and its tables forbid copies, because the compiler otherwise copied a
/// whole table to ask it one question, which took a twentieth of the time.
struct Linker: ~Copyable {
  let scanned: ScannedFiles
  let instances: FileInstances
  /// The files of ``instances``.
  let files: [SourceFile]
  let modules: [Module]
  let active: ActiveCode

  var table: DeclarationTable
  var scopes: ScopeTable
  /// For each typealias of a single named type, that type: `Real` for `typealias Alias = Real`.
  var aliasTargets: [DeclarationID: DeclarationID] = [:]
  /// For each typealias of anything but a single named type, the types that it mentions,
  /// typealiases followed; see ``findAliasParts(_:)``.
  var aliasParts: [DeclarationID: [DeclarationID]] = [:]
  /// For each typealias of an external type, the name of that type.
  private(set) var externalAliases: [DeclarationID: NameID] = [:]
  /// For each extension of an external type, named directly or by a typealias, the name of that
  /// type.
  private(set) var externalTypes: [DeclarationID: NameID] = [:]
  /// For each extension of an external type that is nested in another one, the name of the other
  /// type: `URLSession` for `extension URLSession.AuthChallengeDisposition {}`.
  private(set) var outerTypes: [DeclarationID: NameID] = [:]
  /// The same for each typealias of such a type.
  private var outerTypesOfAliases: [DeclarationID: NameID] = [:]
  /// For each extension that names the module of an external type, as `extension Terminal.Color`
  /// does, that module; not for modules of SDKs.
  private(set) var modulesOfExtensions: [DeclarationID: NameID] = [:]
  private(set) var inheritedNames: InheritedTypeNames?
  private(set) var outsideExtensions: OutsideExtensions?
  /// The names that code uses for the module without a name.
  private var unnamedModuleNames: Set<NameID> = []
  /// The SDK types that files see; `nil` if each module has a name.
  private var seenSDKs: SeenSDKs?
  let branches: BranchConditions
  let paths: PathTable
  /// For each declaration in a block of code, as in `do { func show() {} }`, the offsets at which
  /// it can be named.
  let blocks: [DeclarationID: Range<UInt32>]
  let nameLengths: [UInt32]
  /// The declarations of SDKs.
  let sdk: SDKTable
  private(set) var supertypes: [(declaration: DeclarationID, value: Supertype)] = []

  /// - Parameter scanned: the facts of the files.
  init(
    _ scanned: ScannedFiles, _ instances: FileInstances, modules: [Module],
    settings: BuildSettings?, compiler: SwiftVersion? = nil, _ workers: Workers
  ) {
    let scanned = instances.facts(scanned)
    let active = ActiveCode(
      scanned, files: instances.files, modules: modules, settings, compiler)
    self.init(
      ofInstances: scanned, instances, modules: modules, active, SDKTable(scanned.names), workers)
  }

  /// - Parameters:
  ///   - scanned: the facts of the instances.
  ///   - active: the code of the instances that is compiled.
  ///   - sdk: the table for the names of the files.
  init(
    ofInstances scanned: ScannedFiles, _ instances: FileInstances, modules: [Module],
    _ active: ActiveCode, _ sdk: SDKTable, _ workers: Workers
  ) {
    // The table is made first, because making it frees memory that the paths then use.
    let table = DeclarationTable(scanned, active, workers)
    self.init(
      scanned, instances, modules: modules, active, sdk, table,
      PathTable(scanned, active, workers),
      nameLengths: zip(scanned.names.starts, scanned.names.starts.dropFirst()).map { $1 - $0 },
      ConditionExpressions(scanned), workers)
  }

  /// Links the same files in another build.
  ///
  /// - Parameter active: the code that is compiled in that build.
  init(_ other: borrowing Linker, _ active: ActiveCode, _ workers: Workers) {
    self.init(
      other.scanned, other.instances, modules: other.modules, active, other.sdk,
      DeclarationTable(other.table, other.scanned, active), PathTable(other.paths, active),
      nameLengths: other.nameLengths, other.branches.expressions, workers)
  }

  private init(
    _ scanned: ScannedFiles, _ instances: FileInstances, modules: [Module],
    _ active: ActiveCode, _ sdk: SDKTable, _ table: consuming DeclarationTable,
    _ paths: consuming PathTable, nameLengths: [UInt32], _ expressions: ConditionExpressions,
    _ workers: Workers
  ) {
    let files = instances.files
    self.scanned = scanned
    self.instances = instances
    self.files = files
    self.modules = modules
    self.active = active
    self.sdk = sdk
    self.nameLengths = nameLengths
    self.table = table
    self.paths = paths
    blocks = Self.blocks(scanned, self.table)
    scopes = ScopeTable(scanned, files: files, modules: modules, self.table, active)
    branches = BranchConditions(scanned, active, scopes.imports, expressions)
    if modules.contains(where: \.name.isEmpty) {
      seenSDKs = SeenSDKs(scanned, files: files, modules: modules, active)
    }
    if let seenSDKs,
      let module = UnnamedModule(
        scanned, files: files, modules: modules, self.table, scopes, sdk, seenSDKs)
    {
      unnamedModuleNames = module.names(scanned, files: files, self.table, self.paths, workers)
      scopes.addModules(named: unnamedModuleNames)
    }
    resolveAliases(workers)
    resolveExtensions(workers)
    resolveAliases(workers)
    resolveExtensionsOfAliases()
    resolveInheritance(workers)
    let inherited = InheritedTypeNames(
      scanned, sdk, self.table, scopes, supertypes, extensions: externalTypes)
    inheritedNames = inherited
    let outside = OutsideExtensions(
      scanned, sdk, self.table, scopes, externalTypes, outerTypes)
    outsideExtensions = outside
    scopes.hide(
      SynthesizedCodingKeys.all(in: scanned, self.table, scopes, supertypes)
        + inherited.hidden
        + outside.hidden.sorted { ($0.declaration, $0.name) < ($1.declaration, $1.name) })
  }

  private static func blocks(
    _ scanned: ScannedFiles, _ table: borrowing DeclarationTable
  ) -> [DeclarationID: Range<UInt32>] {
    var result: [DeclarationID: Range<UInt32>] = [:]
    for (file, facts) in scanned.files.enumerated() {
      for fact in facts.blockDeclarations {
        let id = table.number(of: fact.declaration, in: FileID(file))
        result[id] = fact.start..<max(fact.start, fact.end)
      }
    }
    return result
  }

  /// Whether a declaration can be named at an offset in its function. A declaration in a block of
  /// code, as in `do { func show() {} }`, can be named only in the block.
  func isInScope(_ declaration: DeclarationID, at offset: UInt32) -> Bool {
    blocks.isEmpty || blocks[declaration]?.contains(offset) ?? true
  }

  /// Returns the names of typealiases of a single named type, each with the name of that type.
  func namesOfAliases() -> [(name: NameID, type: NameID)] {
    let external = externalAliases.map { (table.declarations[$0].name.id, $1) }
    return external
      + aliasTargets.map { (table.declarations[$0].name.id, table.declarations[$1].name.id) }
  }

  /// Whether a name in a file may mean the module without a name: `MyApp` in `MyApp.Row`.
  func mayMeanUnnamedModule(_ name: NameID, in file: FileID) -> Bool {
    unnamedModuleNames.contains(name) && !(seenSDKs?.mayBeType(name, in: file, sdk) ?? false)
  }

  // MARK: - Phases

  /// Returns the type that each whole path means, as ``whole(at:)`` does.
  func targets(of places: [PathPlace], _ workers: Workers) -> [DeclarationID?] {
    workers.map(places.count) { whole(at: places[$0]) }
  }

  /// Returns the type that a whole path means, or the first of several candidates: `Row` for
  /// `UI.Table.Row`; `nil` if some name of it means no type of the project.
  func whole(at place: PathPlace) -> DeclarationID? {
    let fact = scanned.files[place.head.file.position].references[place.head]
    if fact.isModuleSelector || paths.nextSegment(after: place.head) != nil {
      return resolve(paths.path(at: place)).whole
    }
    return head(fact.name, fact.kind, from: place.owner, in: place.head.file, at: fact)?.first
  }

  /// Resolves paths that may depend on each other, in rounds, until a round finds nothing new,
  /// or for ``Limits/rounds``: `typealias B = A.Part` beside `typealias A = Real`.
  ///
  /// - Parameter take: receives the results of each round.
  /// - Returns: the paths that mean no type of the project.
  private mutating func settle(
    _ places: [PathPlace], _ workers: Workers,
    _ take: (inout Linker, [(place: PathPlace, target: DeclarationID)]) -> Void
  ) -> [PathPlace] {
    var open = places
    for _ in 0..<Limits.rounds {
      let targets = targets(of: open, workers)
      let found = zip(open, targets).compactMap { place, target in target.map { (place, $0) } }
      take(&self, found)
      open = zip(open, targets).compactMap { place, target in target == nil ? place : nil }
      if found.isEmpty || open.isEmpty { return open }
    }
    return open
  }

  /// Finds the types that typealiases stand for. Called again once the types nested in extensions
  /// are known: `typealias Part = Outer.Inner`.
  private mutating func resolveAliases(_ workers: Workers) {
    let places = paths.heads(table) { $0.kind == .alias && $0.isWholeAlias }
    let rest = settle(places, workers) { linker, found in
      for (place, target) in found where target != place.owner {
        linker.aliasTargets[place.owner] = target
      }
    }
    externalAliases = [:]
    outerTypesOfAliases = [:]
    let modules = namesOfOutsideModules()
    for place in rest {
      let path = paths.path(at: place)
      // A generic parameter is not a type of its own.
      guard head(of: path) != nil else { continue }
      externalAliases[place.owner] = path.names.last
      outerTypesOfAliases[place.owner] = outerType(of: path, modules)
    }
  }

  /// Finds the type that each extension extends, and adds the types nested in the extension to the
  /// scope of that type: `extension Outer { struct Inner {} }`.
  private mutating func resolveExtensions(_ workers: Workers) {
    let places = paths.heads(table) { $0.kind == .extend }
    let rest = settle(places, workers) { linker, found in
      for (place, target) in found {
        linker.table.declarations[place.owner.position].extendedType = linker.followed(target)
      }
      linker.scopes.addTypesNestedInExtensions(linker.table)
    }
    let external = rest.map { paths.path(at: $0) }
    let imported = namesOfOutsideModules()
    for path in external {
      externalTypes[path.owner] = path.names.last
      outerTypes[path.owner] = outerType(of: path, imported)
      if path.names.count == 2, imported.contains(path.names[0]), !sdk.isModule(path.names[0]) {
        modulesOfExtensions[path.owner] = path.names[0]
      }
    }
    scopes.addExternalExtensions(external, table)
  }

  /// The names of the modules that files import and that are not read.
  func namesOfOutsideModules() -> Set<NameID> {
    Set(scopes.imports.lazy.filter { $0.module == nil }.map(\.moduleName.id))
  }

  /// Returns the name of the type that contains the external type at the end of a path: `Client` for
  /// `Vapor.Client.Response`; `nil` if the type is in a module, as in `Vapor.Response`.
  ///
  /// - Parameter modules: the names of modules that are not read.
  private func outerType(of path: WrittenPath, _ modules: Set<NameID>) -> NameID? {
    guard path.names.count > 1, case let outer = path.names[path.names.count - 2] else {
      return nil
    }
    return path.names.count == 2 && (modules.contains(outer) || sdk.isModule(outer)) ? nil : outer
  }

  /// Records an extension of a typealias of an external type as one of that type:
  /// `extension Label {}` after `typealias Label = UILabel`.
  private mutating func resolveExtensionsOfAliases() {
    for (id, value) in zip(table.declarations.ids, table.declarations)
    where value.kind == .extension {
      guard let alias = value.extendedType, let type = externalAliases[alias] else { continue }
      externalTypes[id] = type
      outerTypes[id] = outerTypesOfAliases[alias]
    }
  }

  /// Finds the supertypes of every type. Runs twice, because a supertype may be nested in another:
  /// `class Screen: Base { class Row: Cell {} }`, where `Base` contains `Cell`.
  private mutating func resolveInheritance(_ workers: Workers) {
    let entries = paths.heads(table) { $0.kind == .inherit || $0.kind == .conform }
    for _ in 0..<2 {
      supertypes = []
      for (place, target) in zip(entries, targets(of: entries, workers)) {
        let path = paths.path(at: place)
        let found = target.map { followed($0) }
        let value = Supertype(
          name: Name(id: path.names.last ?? 0), declaration: found == path.owner ? nil : found)
        add(value, of: path.owner)
        for value in supertypes(behind: target, place, path) { add(value, of: path.owner) }
      }
      scopes.setSupertypes(supertypes, declarationCount: table.declarations.count)
    }
  }

  private mutating func add(_ supertype: Supertype, of declaration: DeclarationID) {
    supertypes.append((declaration, supertype))
    if let extended = table.declarations[declaration].extendedType {
      supertypes.append((extended, supertype))
    }
  }

  /// Returns the types that a typealias named as a supertype stands for, which may be several in
  /// different branches: `UIViewController` for `typealias Screen = UIViewController`.
  private func supertypes(
    behind target: DeclarationID?, _ place: PathPlace, _ path: borrowing WrittenPath
  ) -> [Supertype] {
    guard let target, table.declarations[target].kind == .typealias else { return [] }
    let all = path.names.count == 1 ? head(of: path) : nil
    var result: [Supertype] = []
    for alias in all.map(Array.init) ?? [target] {
      let type = followed(alias)
      result += supertypes(composing: alias).filter { $0.declaration != path.owner }
      if let name = externalAliases[type] {
        result.append(Supertype(name: Name(id: name), declaration: nil))
      } else if type != alias, type != path.owner {
        result.append(Supertype(name: table.declarations[type].name, declaration: type))
      }
    }
    return result
  }
}
