import LintelGraph
import LintelScanner

/// The types that each scope declares, and the modules that each file sees.
///
/// A scope is a module, a declaration, or an external type that extensions add types to.
struct ScopeTable: ~Copyable {
  private var names: ScopedNames
  /// The generic parameters, and the types that are not declared in extensions.
  private var direct: [ScopedName]
  private var nested: [ScopedName] = []
  /// For each name, whether an extension extends an external type of that name.
  private var isExternalType: [Bool]
  private var mayBeType: [Bool]
  /// For each name, whether a type of that name is nested in another type.
  private var mayBeNested: [Bool]
  /// For each name, whether a type of that name is not nested in another type.
  private var mayBeOutermost: [Bool]

  private(set) var imports: [Import] = []
  /// For each file, the modules of the project that it imports, directly or through re-exports.
  private let visible: [[VisibleModule]]
  /// For each file, whether it imports something by its own name.
  private let hasNamedImports: [Bool]
  /// See ``ImportResolver/outsideTypes``.
  private let outsideTypes: [FileID: Set<NameID>]
  /// For each module, the modules whose members its files can use.
  let modulesOfMembers: ModuleSets

  private let protocols: BitVector
  private var supertypeRows = Rows(starts: [0])
  private var supertypes: [DeclarationID] = []

  struct VisibleModule {
    let module: ModuleID
    var isTestable: Bool
    /// The only name that is visible, for an import such as `import struct M.T`.
    var name: NameID?
  }

  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module],
    _ table: borrowing DeclarationTable, _ active: ActiveCode
  ) {
    mayBeType = [Bool](repeating: false, count: scanned.names.count + 1)
    mayBeNested = mayBeType
    mayBeOutermost = mayBeType
    isExternalType = mayBeType
    let resolver = ImportResolver(scanned, files: files, modules: modules, active)
    imports = resolver.imports
    visible = resolver.visibleModules()
    hasNamedImports = visible.map { $0.contains { $0.name != nil } }
    outsideTypes = resolver.outsideTypes
    modulesOfMembers = resolver.modulesOfMembers()
    for name in resolver.moduleNames { mayBeType[Int(name)] = true }
    var protocols = BitVector(count: table.declarations.count)
    for (id, value) in zip(table.declarations.ids, table.declarations)
    where value.kind == .protocol {
      protocols.insert(id.position)
    }
    self.protocols = protocols
    // Generic parameters come first, because they hide types of their names.
    var direct: [ScopedName] = []
    for (file, facts) in scanned.files.enumerated() {
      for fact in facts.declarations where fact.kind == .genericParameter {
        let owner = table.number(of: fact.owner, in: FileID(file))
        direct.append(ScopedName(genericParameter: fact.name, of: owner))
      }
    }
    for (id, value) in zip(table.declarations.ids, table.declarations) {
      guard value.kind.isTypeName, table.declarations[value.enclosing].kind != .extension,
        table.isActive(id)
      else { continue }
      let isTopLevel = table.declarations[value.enclosing].kind == .file
      mayBeType[Int(value.name.id)] = true
      if isTopLevel {
        mayBeOutermost[Int(value.name.id)] = true
      } else {
        mayBeNested[Int(value.name.id)] = true
      }
      direct.append(
        ScopedName(
          scope: isTopLevel ? .module(files[value.file].module) : .declaration(value.enclosing),
          name: value.name.id, declaration: id))
    }
    self.direct = direct
    names = ScopedNames(direct, nameCount: mayBeType.count)
  }

  // MARK: - Filling

  /// Marks names that paths may begin with, so that such paths are looked up.
  mutating func addModules(named names: Set<NameID>) {
    for name in names { mayBeType[Int(name)] = true }
  }

  /// Adds the types that extensions declare to the scopes of the extended types found so far:
  /// `extension Outer { struct Inner {} }`.
  mutating func addTypesNestedInExtensions(_ table: borrowing DeclarationTable) {
    let known = nested.count
    nested = []
    for (id, value) in zip(table.declarations.ids, table.declarations)
    where value.kind.isTypeName && table.isActive(id) {
      let owner = table.declarations[value.enclosing]
      guard owner.kind == .extension, let type = owner.extendedType else { continue }
      nested.append(
        ScopedName(scope: .declaration(type), name: value.name.id, declaration: id))
    }
    if nested.count > known { addNested() }
  }

  /// Adds the types that extensions of external types declare, under the names of those types:
  /// `extension UIView { struct Style {} }`.
  mutating func addExternalExtensions(_ paths: [WrittenPath], _ table: borrowing DeclarationTable) {
    var external: [ScopedName] = []
    for path in paths {
      guard let last = path.names.last else { continue }
      mayBeType[Int(path.names[0])] = true
      mayBeType[Int(last)] = true
      isExternalType[Int(last)] = true
      var id = path.owner.position + 1
      // The declarations inside of the extension follow it directly.
      while id < table.declarations.count, table.declarations[id].enclosing >= path.owner {
        let value = table.declarations[id]
        if value.owner == path.owner, value.kind.isTypeName, table.isActive(DeclarationID(id)) {
          external.append(
            ScopedName(scope: .external(last), name: value.name.id, declaration: DeclarationID(id)))
        }
        id += 1
      }
    }
    nested += external.reversed()
    addNested()
  }

  private mutating func addNested() {
    for entry in nested {
      mayBeType[Int(entry.name)] = true
      mayBeNested[Int(entry.name)] = true
    }
    let isParameter = direct.partitioningIndex { $0.meaning != .genericParameter }
    names = ScopedNames(
      direct[..<isParameter] + nested + direct[isParameter...], nameCount: mayBeType.count)
  }

  /// Hides the project's types with the given names, each inside of its declaration: `Key` in
  /// `extension Dictionary`.
  mutating func hide(_ names: [(name: NameID, declaration: DeclarationID)]) {
    guard !names.isEmpty else { return }
    for (name, _) in names {
      mayBeType[Int(name)] = true
      mayBeNested[Int(name)] = true
    }
    direct.insert(
      contentsOf: names.map {
        ScopedName(genericParameter: $0.name, of: $0.declaration)
      }, at: 0)
    addNested()
  }

  mutating func setSupertypes(
    _ values: [(declaration: DeclarationID, value: Supertype)], declarationCount: Int
  ) {
    let known = values.compactMap { type, value in value.declaration.map { (type, $0) } }
    let order = Rows(grouping: known.map(\.0.rawValue), rowCount: declarationCount)
    supertypeRows = order
    supertypes = order.values.map { known[Int($0)].1 }
  }

  // MARK: - Questions

  // Inline, so that the compiler does not copy the whole table to ask.

  /// Whether any scope declares a type named `name`, or a module has the name.
  @inline(__always)
  func mayMeanType(_ name: NameID) -> Bool { mayBeType[Int(name)] }

  /// Whether some type named `name` is nested in another.
  @inline(__always)
  func isNested(_ name: NameID) -> Bool { mayBeNested[Int(name)] }

  /// Whether this name is declared, and only by types that are not nested in other types.
  @inline(__always)
  func isOnlyOutermost(_ name: NameID) -> Bool { names.isInModulesOnly(name) }

  /// Whether any scope declares a type or a generic parameter named `name`.
  @inline(__always)
  func isDeclared(_ name: NameID) -> Bool { names.isDeclared(name) }

  /// Whether a path that starts with this name may mean a type, or be hidden by a generic
  /// parameter.
  @inline(__always)
  func mayStartPath(_ name: NameID) -> Bool {
    mayBeType[Int(name)] || names.isDeclared(name) || isExternalType[Int(name)]
  }

  func supertypes(of declaration: DeclarationID) -> ArraySlice<DeclarationID> {
    supertypes[supertypeRange(of: declaration)]
  }

  func hasSupertypes(_ declaration: DeclarationID) -> Bool {
    !supertypeRange(of: declaration).isEmpty
  }

  private func supertypeRange(of declaration: DeclarationID) -> Range<Int> {
    guard declaration.isPresent, declaration.position + 1 < supertypeRows.starts.count else {
      return 0..<0
    }
    return supertypeRows.range(of: declaration)
  }

  /// Whether some type named `name` is not nested in another type.
  @inline(__always)
  func isOutermost(_ name: NameID) -> Bool { mayBeOutermost[Int(name)] }

  @inline(__always)
  func hasNamedImports(_ file: FileID) -> Bool { hasNamedImports[file.position] }

  /// Whether a file imports a type of this name, by itself, from a module that is not read.
  func importsOutsideType(_ name: NameID, _ file: FileID) -> Bool {
    !outsideTypes.isEmpty && outsideTypes[file]?.contains(name) ?? false
  }

  @inline(__always)
  func visibleModules(from file: FileID) -> [VisibleModule] { visible[file.position] }

  func isGenericParameter(_ name: NameID, of declaration: DeclarationID) -> Bool {
    let range = names.range(of: name, in: .declaration(declaration))
    return !range.isEmpty && names[range.lowerBound] == .genericParameter
  }

  /// Returns the types named `name` that are nested in `declaration`, or else in its nearest
  /// supertype with such a type: `Options` of `Base` in `class Derived: Base`. Of the protocols that
  /// a protocol inherits from, the last one comes first, with all that it inherits from.
  @inline(__always)
  func types(named name: NameID, nestedIn declaration: DeclarationID) -> Candidates {
    mayBeNested[Int(name)] ? search(declaration, for: name) : Candidates()
  }

  private func search(_ declaration: DeclarationID, for name: NameID) -> Candidates {
    let own = types(named: name, in: .declaration(declaration))
    if !own.isEmpty || supertypeRows.starts.count < 2 { return own }
    // The declaration's own generic parameter fulfils an associated type of that name.
    if isGenericParameter(name, of: declaration) { return own }
    if protocols[declaration.position] { return search(protocol: declaration, for: name) }
    var queue = [declaration]
    var head = 0
    while head < queue.count {
      for supertype in supertypes[supertypeRows.range(of: queue[head])].prefix(Limits.supertypes)
      where queue.count <= Limits.supertypes && !queue.contains(supertype) {
        let found = types(named: name, in: .declaration(supertype))
        if !found.isEmpty { return found }
        queue.append(supertype)
      }
      head += 1
    }
    return Candidates()
  }

  private func search(protocol declaration: DeclarationID, for name: NameID) -> Candidates {
    var open = [declaration]
    var known = open
    while let type = open.popLast() {
      if type != declaration {
        let found = types(named: name, in: .declaration(type))
        if !found.isEmpty { return found }
      }
      for supertype in supertypes[supertypeRows.range(of: type)].prefix(Limits.inheritedProtocols)
      where known.count < Limits.inheritedProtocols && !known.contains(supertype) {
        known.append(supertype)
        open.append(supertype)
      }
    }
    return Candidates()
  }

  /// Returns the groups of types that share a name and a scope.
  func sharedNames() -> [[DeclarationID]] {
    names.shared { _ in true }
  }

  @inline(__always)
  func types(named name: NameID, in scope: Scope) -> Candidates {
    names.types(in: names.range(of: name, in: scope).prefix(Limits.namesakes))
  }

  /// Returns the positions, for ``type(at:)``, of the types named `name` in a scope, in the order
  /// of declarations.
  func range(ofTypesNamed name: NameID, in scope: Scope) -> Range<Int> {
    names.range(of: name, in: scope)
  }

  func type(at position: Int) -> DeclarationID { names.declaration(at: position) }

  func types(in range: Range<Int>) -> Candidates { names.types(in: range) }
}

extension ScopedNames {
  /// Returns the types in the range of one scope; none if a generic parameter hides them.
  fileprivate func types(in range: Range<Int>) -> Candidates {
    var result = Candidates()
    for position in range {
      // Generic parameters come first.
      guard let type = self[position].declaration else { break }
      result.append(type)
    }
    return result
  }
}
