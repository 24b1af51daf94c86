/// Every declaration of a project and every written reference from one to another.
///
/// Immutable. All arrays are sorted, so that equal projects give equal graphs whatever the order
/// in which their files were read: modules by name, files by path, declarations by file and
/// offset, dependencies by `from` and offset, imports by file and offset.
package final class DependencyGraph: Sendable {
  package let modules: [Module]
  package let files: [SourceFile]
  package let declarations: [Declaration]
  package let dependencies: [Dependency]
  /// The sets that ``Dependency/modules`` refers to: each contains some of the modules that compile
  /// a file, ascending.
  package let moduleSets: [[ModuleID]]
  /// The conditions that ``Dependency/condition`` refers to, in words: `'DEBUG' is not set`.
  package let conditions: [String]
  package let imports: [Import]
  /// The symbol uses that linking was asked to keep, sorted by file and offset; `nil` if linking
  /// was not asked to keep any.
  package let symbolUses: [SymbolUse]?
  /// The branches of `#if` that no module compiles, sorted by file and offset.
  package let leftOutBranches: [LeftOutBranch]
  /// The names that branches of `#if` declare in so many combinations that the project is not
  /// linked once for each; sorted.
  package let leftOutNames: [String]
  /// The paths of tests that were not read, sorted. Only hints about paths need them.
  package let leftOutTests: [String]
  /// The name to show for each module, by its index; if several modules share a name, the target is
  /// added: `App (App iOS)`.
  package let moduleLabels: [String]

  let names: NameTexts
  let fileScopes: [DeclarationID]
  let outgoing: Rows
  let incoming: Rows
  private let outermostOwners: [DeclarationID]
  let supertypeRows: Rows
  let supertypeValues: [Supertype]
  let attributeRows: Rows
  let attributeValues: [Name]
  /// See ``supertypes(ofExternal:)``.
  let externalSupertypes: [Name: [String]]

  /// Requires declarations sorted by file and offset, each file's scope first, and dependencies
  /// sorted by ``Dependency/precedes(_:_:)``; the rest may be in any order.
  package init(
    modules: [Module], files: [SourceFile], declarations: [Declaration],
    sortedDependencies: [Dependency], moduleSets: [[ModuleID]] = [], conditions: [String] = [],
    imports: [Import],
    supertypes: [(declaration: DeclarationID, value: Supertype)],
    attributes: [(declaration: DeclarationID, name: Name)],
    externalSupertypes: [Name: [String]] = [:], symbolUses: [SymbolUse]? = nil,
    leftOutBranches: [LeftOutBranch] = [], leftOutNames: [String] = [],
    leftOutTests: [String] = [], names: NameTexts
  ) {
    let count = declarations.count
    self.modules = modules
    moduleLabels = Module.labels(of: modules)
    self.files = files
    self.declarations = declarations
    self.moduleSets = moduleSets
    self.conditions = conditions
    self.symbolUses = symbolUses
    self.leftOutBranches = leftOutBranches
    self.leftOutNames = leftOutNames
    self.leftOutTests = leftOutTests
    self.names = names
    self.externalSupertypes = externalSupertypes
    self.imports = imports.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    dependencies = sortedDependencies

    var scopes = [DeclarationID](repeating: .absent, count: files.count)
    for (id, value) in zip(declarations.ids, declarations) where value.kind == .file {
      scopes[value.file.position] = id
    }
    fileScopes = scopes
    outgoing = Rows(
      starts: Rows.starts(owners: sortedDependencies.lazy.map(\.from.rawValue), rowCount: count))
    incoming = Rows(grouping: sortedDependencies.lazy.map(\.to.rawValue), rowCount: count)
    outermostOwners = Declaration.outermostOwners(in: declarations)
    let supertypeOrder = Rows(grouping: supertypes.map(\.declaration.rawValue), rowCount: count)
    supertypeRows = supertypeOrder
    supertypeValues = supertypeOrder.values.map { supertypes[Int($0)].value }
    let attributeOrder = Rows(grouping: attributes.map(\.declaration.rawValue), rowCount: count)
    attributeRows = attributeOrder
    attributeValues = attributeOrder.values.map { attributes[Int($0)].name }
  }

  /// The number of different names; `Name.id` is below this.
  package var nameCount: Int { names.count }

  /// Returns the name as it may be shown.
  package func text(of name: Name) -> String { names.shown(name) }

  /// Returns the name as it is written, which is compared with patterns and never shown.
  package func matchedText(of name: Name) -> String { names.text(of: name) }

  /// Returns the declaration that stands for the scope of `file`.
  package func scope(of file: FileID) -> DeclarationID { fileScopes[file.position] }

  /// Returns the dependencies that `declaration` itself makes, without the dependencies of the
  /// declarations inside of it.
  package func dependencies(from declaration: DeclarationID) -> ArraySlice<Dependency> {
    dependencies[outgoing.range(of: declaration)]
  }

  /// Returns the indices in ``dependencies`` of the references to `declaration`.
  package func dependencyIndices(to declaration: DeclarationID) -> ArraySlice<Int32> {
    incoming.values[incoming.range(of: declaration)]
  }

  /// Returns the entries of the inheritance clauses of `declaration`, in written order; for a type,
  /// followed by the entries of its extensions.
  package func supertypes(of declaration: DeclarationID) -> ArraySlice<Supertype> {
    supertypeValues[supertypeRows.range(of: declaration)]
  }

  /// Returns the types that an external type inherits from, directly or indirectly, as far as they
  /// are known from SDKs; in no order.
  package func supertypes(ofExternal name: Name) -> [String] { externalSupertypes[name] ?? [] }

  /// Returns the external types that are known to inherit from a type named `name`.
  package func externalHeirs(of name: String) -> Set<Name> {
    Set(externalSupertypes.filter { $0.value.contains(name) }.keys)
  }

  /// Returns the names of the attributes written on `declaration`, without `@`, in written order.
  package func attributes(of declaration: DeclarationID) -> ArraySlice<Name> {
    attributeValues[attributeRows.range(of: declaration)]
  }

  /// Returns the modules that a name means: those with this label in ``moduleLabels``, or else
  /// those with this name, or else those with a target of this name.
  package func modules(named name: String) -> [ModuleID] {
    let names = [moduleLabels, modules.map(\.name), modules.map(\.target)]
    guard !name.isEmpty, let found = names.first(where: { $0.contains(name) }) else { return [] }
    return modules.ids.filter { found[$0.position] == name }
  }

  /// Returns the module that compiles `declaration`; the first if there are several.
  package func module(of declaration: DeclarationID) -> Module {
    modules[files[declarations[declaration].file].module]
  }

  /// Returns the modules that compile `declaration`, ascending.
  package func modules(compiling declaration: DeclarationID) -> [ModuleID] {
    files[declarations[declaration].file].modules
  }

  /// Returns the modules in which a dependency exists, ascending: all that compile the file, or
  /// some of them if the name has another meaning in the others.
  package func modules(of dependency: Dependency) -> [ModuleID] {
    dependency.modules.map { moduleSets[$0.position] }
      ?? modules(compiling: dependency.from)
  }

  package func path(of declaration: DeclarationID) -> String {
    files[declarations[declaration].file].path
  }

  /// Returns the outermost declaration around `declaration`, or `declaration` itself if it is
  /// top-level; a file's scope is its own outermost declaration.
  package func outermost(of declaration: DeclarationID) -> DeclarationID {
    outermostOwners[declaration.position]
  }

  /// Returns the name with the names of the enclosing declarations, `Outer.Inner`; a file's scope
  /// is named by its path, an extension by the type that it extends.
  package func qualifiedName(of declaration: DeclarationID) -> String {
    let value = declarations[declaration]
    if value.kind == .file { return files[value.file].path }
    var name = text(of: value.name)
    var outer = value.owner
    while let part = outer, declarations[part].kind != .file {
      name = text(of: declarations[part].name) + "." + name
      outer = declarations[part].owner
    }
    return name
  }
}

/// The texts of interned names.
package struct NameTexts: Sendable {
  let bytes: [UInt8]
  let starts: [UInt32]
  /// The texts that replace names when they are shown, by name ID; empty unless the project has
  /// files outside of the checkout.
  var replaced: [UInt32: String] = [:]

  package init(bytes: [UInt8], starts: [UInt32]) {
    self.bytes = bytes
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  func text(of name: Name) -> String {
    let range = Int(starts[Int(name.id)])..<Int(starts[Int(name.id) + 1])
    return String(decoding: bytes[range], as: UTF8.self)
  }

  func shown(_ name: Name) -> String {
    replaced.isEmpty ? text(of: name) : replaced[name.id] ?? text(of: name)
  }
}
