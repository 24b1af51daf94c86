import LintelGraph
import LintelScanner

/// Questions to the linker and its tables.
extension Linkage {
  // MARK: - Declarations

  /// For each name, its length in bytes.
  var nameLengths: [UInt32] { linker.nameLengths }

  var declarations: [Declaration] { linker.table.declarations }

  func declaration(_ id: DeclarationID) -> Declaration { linker.table.declarations[id] }

  /// See ``DeclarationTable/number(of:in:)``.
  func declaration(of fact: Int32, in file: FileID) -> DeclarationID {
    linker.table.number(of: fact, in: file)
  }

  /// Returns the declaration that owns the imports and top-level code of a file.
  func scope(of file: FileID) -> DeclarationID { linker.table.scopes[file.position] }

  /// See ``DeclarationTable/fact(of:)``.
  func fact(of declaration: DeclarationID) -> Int32? { linker.table.fact(of: declaration) }

  /// Returns where a declaration and its parts are written; `nil` for a file's scope.
  func extent(of id: DeclarationID) -> ExtentFact? {
    linker.table.fact(of: id).map { files[declaration(id).file.position].extents[Int($0)] }
  }

  /// Returns the declarations that another one contains directly, in the order of the source: the
  /// properties and functions of a struct.
  func contents(of container: DeclarationID) -> some Sequence<DeclarationID> {
    // Each declaration is followed by all that it contains.
    (container.position + 1..<declarations.count).lazy.map { DeclarationID($0) }
      .prefix { self.declaration($0).enclosing.position >= container.position }
      .filter { self.declaration($0).enclosing == container }
  }

  /// Returns the indices of a declaration's parameters in its file.
  func parameters(of id: DeclarationID) -> Range<Int32> { linker.table.parameters[id.position] }

  /// Returns the names of the generic parameters of a declaration, in order.
  func genericParameters(of id: DeclarationID) -> [NameID] {
    linker.table.genericParameters(of: id, linker.scanned)
  }

  /// Returns the names of the associated types that a protocol declares, in order.
  func associatedTypes(of id: DeclarationID) -> [NameID] {
    linker.table.associatedTypes(of: id, linker.scanned)
  }

  /// See ``Linker/signature(of:)``.
  func signature(of function: DeclarationID) -> [NameID] { linker.signature(of: function) }

  func outermost(of id: DeclarationID) -> DeclarationID { linker.table.outermost(of: id) }

  /// Returns the same declaration in the first instance of its file.
  func firstInstance(of id: DeclarationID) -> DeclarationID { linker.firstInstance(of: id) }

  /// See ``DeclarationTable/sorted(_:of:)``.
  func sorted(_ dependencies: [Dependency], of file: FileID) -> [Dependency] {
    linker.table.sorted(dependencies, of: file)
  }

  /// Returns the same declaration in another instance of its file.
  func instance(_ instance: InstanceID, of id: DeclarationID) -> DeclarationID {
    linker.instance(instance, of: id)
  }

  /// Whether some declaration is in a block of code, as in `do { func show() {} }`.
  var hasBlockDeclarations: Bool { !linker.blocks.isEmpty }

  /// See ``Linker/isInScope(_:at:)``.
  func isInScope(_ id: DeclarationID, at offset: UInt32) -> Bool {
    linker.isInScope(id, at: offset)
  }

  // MARK: - Names of types

  /// See ``Linker/followed(_:)``; only typealiases are looked up there.
  func followed(_ declaration: DeclarationID) -> DeclarationID {
    linker.table.declarations[declaration].kind == .typealias
      ? linker.followed(declaration) : declaration
  }

  func genericOwner(of name: NameID, from owner: DeclarationID) -> DeclarationID? {
    linker.genericOwner(of: name, from: owner)
  }

  func resolve(_ place: PathPlace) -> Resolution { linker.resolve(linker.paths.path(at: place)) }

  /// See ``ScopeTable/mayMeanType(_:)``.
  func mayMeanType(_ name: NameID) -> Bool { linker.scopes.mayMeanType(name) }

  func types(named name: NameID, nestedIn type: DeclarationID) -> Candidates {
    linker.scopes.types(named: name, nestedIn: type)
  }

  func types(named name: NameID, in scope: Scope) -> Candidates {
    linker.scopes.types(named: name, in: scope)
  }

  /// Returns the direct supertypes of a type that the project declares.
  func supertypes(of type: DeclarationID) -> ArraySlice<DeclarationID> {
    linker.scopes.supertypes(of: type)
  }

  // MARK: - Files and modules

  var modules: [Module] { linker.modules }

  func path(of file: FileID) -> String { linker.files[file].path }

  func module(of file: FileID) -> ModuleID { linker.files[file].module }

  func module(named name: NameID, from file: FileID) -> ScopeTable.VisibleModule? {
    linker.module(named: name, from: file)
  }

  /// See ``ScopeTable/visibleModules(from:)``.
  func visibleModules(from file: FileID) -> [ScopeTable.VisibleModule] {
    linker.scopes.visibleModules(from: file)
  }

  /// See ``Linker/mayBeOfOtherTarget(_:_:)``.
  func mayBeOfOtherTarget(_ found: some Collection<DeclarationID>, _ file: FileID) -> Bool {
    linker.mayBeOfOtherTarget(found, file)
  }

  /// Whether code in a module can use the members that another module declares.
  func areMembersVisible(of home: ModuleID, in module: ModuleID) -> Bool {
    linker.scopes.modulesOfMembers.contains(home, in: module)
  }

  /// For each extension that names the module of an external type, as `extension Terminal.Color`
  /// does, that module.
  var modulesOfExtensions: [DeclarationID: NameID] { linker.modulesOfExtensions }

  // MARK: - Conditions

  /// See ``ActiveCode/hasOpenBranches``.
  var hasOpenBranches: Bool { linker.active.hasOpenBranches }

  /// Whether a declaration may be compiled.
  func isActive(_ id: DeclarationID) -> Bool { linker.table.isActive(id) }

  /// See ``DeclarationTable/isUnconditional(_:)``.
  func isUnconditional(_ id: DeclarationID) -> Bool { linker.table.isUnconditional(id) }

  /// Whether a reference may be compiled, as far as the conditions around it are known.
  func isActive(_ segment: Segment) -> Bool {
    isActive(self[segment].condition, in: segment.file)
  }

  /// Whether code under a condition of a file may be compiled.
  func isActive(_ condition: UInt16, in file: FileID) -> Bool {
    linker.active.contains(condition, in: file.position)
  }

  /// Whether code under a condition of a file is compiled; `nil` if that is not known.
  func isCompiled(_ condition: UInt16, in file: FileID) -> Bool? {
    linker.active.isCompiled(condition, in: file.position)
  }

  /// See ``Linker/mayMean(_:under:in:)``.
  func mayMean(_ id: DeclarationID, under condition: UInt16, in file: FileID) -> Bool {
    linker.mayMean(id, under: condition, in: file)
  }
}
