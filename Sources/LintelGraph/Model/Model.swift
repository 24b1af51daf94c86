import LintelVocabulary

/// An interned name; ``DependencyGraph/text(of:)`` gives its text.
public struct Name: Hashable, Sendable {
  public let id: UInt32
  public init(id: UInt32) { self.id = id }
}

/// The index of a module in ``DependencyGraph/modules``.
public typealias ModuleID = ID<Module>
/// The index of a file in ``DependencyGraph/files``.
public typealias FileID = ID<SourceFile>
/// The index of a declaration in ``DependencyGraph/declarations``.
public typealias DeclarationID = ID<Declaration>
/// The index of a set of modules in ``DependencyGraph/moduleSets``.
public typealias ModuleSetID = ID<[ModuleID]>
/// The index of a condition in ``DependencyGraph/conditions``.
public typealias ConditionID = ID<String>

/// The unit that `import` names: a package target, or a folder of sources that is compiled as one.
public struct Module: Equatable, Sendable {
  /// The name that `import` uses; empty for sources whose module has no known name.
  package let name: String
  /// The name of the target in its package or project, which need not be the name to import; empty
  /// if unknown.
  package let target: String
  /// The platforms that the module is built for; `nil` if its project does not say, and for targets
  /// of packages.
  package let platforms: Set<Platform>?
  /// The ways in which the module is built, as far as `#if` can distinguish them, each once; empty
  /// if they are unknown.
  package let builds: [ModuleBuild]
  package let isTest: Bool
  /// Whether the module can be imported: it is not a program, plugin or macro.
  package let isLibrary: Bool
  /// Whether all code of the module was read: no file and no branch with an import was left out,
  /// and no plugin writes files.
  package let hasAllFiles: Bool
  /// Whether the files of the module may belong to several targets, which are not known, so that its
  /// code need not see all of its declarations.
  package let hasUnknownTargets: Bool
  /// The words with which names of unknown modules may begin, e.g. `Checkout` for `CheckoutKit`,
  /// whose files may be among the files of this module.
  package let moduleHints: Set<String>
  /// The path of the manifest that declares the module, relative to the root of the check.
  package let manifest: String
  /// The modules of the project that the module is declared to depend on, ascending; without
  /// dependencies of which only the name is known.
  package let dependencies: [ModuleID]
  /// The dependencies that the manifest declares for the module, in written order; `nil` if they
  /// are unknown.
  package let declaredDependencies: [DeclaredDependency]?

  package init(
    name: String, target: String = "", platforms: Set<Platform>? = nil,
    builds: [ModuleBuild] = [], isTest: Bool = false,
    isLibrary: Bool = true, hasAllFiles: Bool = true, hasUnknownTargets: Bool = false,
    moduleHints: Set<String> = [], manifest: String = "", dependencies: [ModuleID] = [],
    declaredDependencies: [DeclaredDependency]? = nil
  ) {
    self.name = name
    self.target = target
    self.platforms = platforms
    self.builds = builds
    self.isTest = isTest
    self.isLibrary = isLibrary
    self.hasAllFiles = hasAllFiles
    self.hasUnknownTargets = hasUnknownTargets
    self.moduleHints = moduleHints
    self.manifest = manifest
    self.dependencies = dependencies
    self.declaredDependencies = declaredDependencies
  }

  /// Returns the module with other modules renumbered.
  package func renumberingModules(_ new: (ModuleID) -> ModuleID) -> Module {
    Module(
      name: name, target: target, platforms: platforms, builds: builds, isTest: isTest,
      isLibrary: isLibrary, hasAllFiles: hasAllFiles, hasUnknownTargets: hasUnknownTargets,
      moduleHints: moduleHints, manifest: manifest,
      dependencies: dependencies.map(new).sorted(),
      declaredDependencies: declaredDependencies)
  }

  /// The name to show: the module's own, or a placeholder for sources without one.
  package var displayName: String { name.isEmpty ? "(project)" : name }
}

/// A target or product that a manifest declares a module to depend on.
package struct DeclaredDependency: Equatable, Sendable {
  /// The name as written.
  package let name: String
  /// The names of the modules that the dependency provides.
  package let modules: [String]
  /// Whether ``modules`` is a guess: no manifest of the project lists them, so the name of the
  /// dependency is used instead.
  package let isGuess: Bool
  /// Whether there may be a reason to declare the dependency although nothing of it is used.
  package let mayBeUnused: Bool
  /// UTF-8 offset and length of the written name in the manifest.
  package let offset: UInt32
  package let length: UInt32

  package init(
    name: String, modules: [String], isGuess: Bool = false, mayBeUnused: Bool = false,
    offset: UInt32 = 0, length: UInt32 = 0
  ) {
    self.name = name
    self.modules = modules
    self.isGuess = isGuess
    self.mayBeUnused = mayBeUnused
    self.offset = offset
    self.length = length
  }
}

/// One source file.
public struct SourceFile: Equatable, Sendable {
  /// The file path, relative to the root of the check, with `/` between parts.
  package let path: String
  /// The module that compiles the file; the first if there are several.
  package let module: ModuleID
  /// The other modules that compile the file, ascending; none for most files.
  package let otherModules: [ModuleID]
  package let isTest: Bool

  /// - Parameter otherModules: in any order.
  package init(
    path: String, module: ModuleID, otherModules: [ModuleID] = [], isTest: Bool = false
  ) {
    self.path = path
    self.isTest = isTest
    if otherModules.isEmpty {
      self.module = module
      self.otherModules = []
    } else {
      let all = Set(otherModules + [module]).sorted()
      self.module = all[0]
      self.otherModules = Array(all.dropFirst())
    }
  }

  /// All modules that compile the file, ascending.
  package var modules: [ModuleID] { [module] + otherModules }

  /// Whether `module` compiles the file.
  package func isCompiled(in module: ModuleID) -> Bool {
    self.module == module || otherModules.contains(module)
  }

  /// Returns the file with its modules renumbered.
  package func renumberingModules(_ new: (ModuleID) -> ModuleID) -> SourceFile {
    SourceFile(
      path: path, module: new(module), otherModules: otherModules.map(new), isTest: isTest)
  }
}

/// A named thing in a source file, or the file's own scope.
///
/// `public` only for speed, like the other values of the graph that the linker makes and reads:
/// with `package`, its inlinable properties become calls, which cost 2 % of `lintel check`.
public struct Declaration: Equatable, Sendable {
  public let name: Name
  public let kind: DeclarationKind
  public let access: AccessLevel
  public let file: FileID
  @usableFromInline let ownerOrAbsent: DeclarationID
  @usableFromInline var extendedTypeOrAbsent: DeclarationID
  /// UTF-8 offset of the name in the file.
  public let offset: UInt32
  /// UTF-8 offsets in the file, from the first attribute, modifier or keyword to after the last
  /// byte; empty for a file's scope.
  public let extent: Range<UInt32>
  public let traits: DeclarationTraits

  public init(
    name: Name, kind: DeclarationKind, access: AccessLevel = .internal, file: FileID,
    owner: DeclarationID?, extendedType: DeclarationID? = nil, offset: UInt32,
    extent: Range<UInt32> = 0..<0, traits: DeclarationTraits = []
  ) {
    self.name = name
    self.kind = kind
    self.access = access
    self.file = file
    ownerOrAbsent = DeclarationID(orAbsent: owner)
    extendedTypeOrAbsent = DeclarationID(orAbsent: extendedType)
    self.offset = offset
    self.extent = extent
    self.traits = traits
  }

  /// The declaration that encloses this one; the file's scope for a top-level declaration, `nil`
  /// for that scope.
  @inlinable public var owner: DeclarationID? { ownerOrAbsent.ifPresent }

  /// The declaration that encloses this one; this one must not be a file's scope.
  @inlinable public var enclosing: DeclarationID { ownerOrAbsent }

  /// The type that an extension extends, if it is known.
  @inlinable public var extendedType: DeclarationID? {
    get { extendedTypeOrAbsent.ifPresent }
    set { extendedTypeOrAbsent = DeclarationID(orAbsent: newValue) }
  }
}

extension Declaration {
  /// Returns for each of `declarations` the outermost one around it, not counting the file's scope.
  ///
  /// - Parameter declarations: each after the declaration that encloses it.
  package static func outermostOwners(in declarations: [Declaration]) -> [DeclarationID] {
    var result: [DeclarationID] = []
    result.reserveCapacity(declarations.count)
    for (id, value) in zip(declarations.ids, declarations) {
      if let owner = value.owner, declarations[owner].kind != .file {
        result.append(result[owner.position])
      } else {
        result.append(id)
      }
    }
    return result
  }
}

/// One written reference from a declaration to another.
///
/// `public` only for speed, like ``Declaration``.
public struct Dependency: Equatable, Sendable {
  /// The innermost declaration that makes the reference.
  public let from: DeclarationID
  public let to: DeclarationID
  public let kind: ReferenceKind
  public let certainty: Certainty
  /// Why the name is ambiguous; `nil` for any other name, and if the reason is unknown.
  public let ambiguity: Ambiguity?
  /// Whether the name only qualifies the name of a type nested in `to`, as `A` does in `A.B`; the
  /// nested type has a dependency of its own.
  public let isQualifier: Bool
  /// UTF-8 offset and length of the written name in the file of `from`.
  public let offset: UInt32
  public let length: UInt32
  @usableFromInline let aliasOrAbsent: DeclarationID
  @usableFromInline let modulesOrAbsent: ModuleSetID
  @usableFromInline let conditionOrAbsent: ConditionID

  public init(
    from: DeclarationID, to: DeclarationID, kind: ReferenceKind, certainty: Certainty = .named,
    because ambiguity: Ambiguity? = nil, offset: UInt32, length: UInt32,
    alias: DeclarationID? = nil, isQualifier: Bool = false, in modules: ModuleSetID? = nil,
    where condition: ConditionID? = nil
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.certainty = certainty
    self.ambiguity = ambiguity
    self.offset = offset
    self.length = length
    aliasOrAbsent = DeclarationID(orAbsent: alias)
    modulesOrAbsent = ModuleSetID(orAbsent: modules)
    conditionOrAbsent = ConditionID(orAbsent: condition)
    self.isQualifier = isQualifier
  }

  /// The typealias through which the source refers to `to`. `to` is then the type that the
  /// typealias stands for, a type nested in that type, or a type in the definition of the
  /// typealias, such as `Row` in `typealias Handler = (Row) -> Void`.
  @inlinable public var alias: DeclarationID? { aliasOrAbsent.ifPresent }

  /// The modules in which the name means `to`; `nil` for all that compile the file of `from`. See
  /// ``DependencyGraph/modules(of:)``.
  @inlinable public var modules: ModuleSetID? { modulesOrAbsent.ifPresent }

  /// The condition under which the name means `to`, if a branch of `#if` that may be compiled
  /// declares another meaning; see ``DependencyGraph/conditions``.
  @inlinable public var condition: ConditionID? { conditionOrAbsent.ifPresent }
}

extension Dependency {
  /// The order of dependencies in a graph: by the declaration that makes them, then by offset.
  package static func precedes(_ left: Dependency, _ right: Dependency) -> Bool {
    if left.from != right.from { return left.from < right.from }
    if left.offset != right.offset { return left.offset < right.offset }
    if left.to != right.to { return left.to < right.to }
    return left.kind.rawValue < right.kind.rawValue
  }
}

/// One `import` in one file.
///
/// `public` only for speed, like ``Declaration``.
public struct Import: Equatable, Sendable {
  public let file: FileID
  /// The module's name as written: the first segment of the path.
  public let moduleName: Name
  /// The whole path as written: `os.log`.
  public let path: Name
  @usableFromInline let moduleOrAbsent: ModuleID
  /// The access level written before `import`; `internal` when none is written.
  public let access: AccessLevel
  public let isTestable: Bool
  public let isExported: Bool
  /// UTF-8 offset and length of the written path.
  public let offset: UInt32
  public let length: UInt32

  public init(
    file: FileID, moduleName: Name, path: Name? = nil, module: ModuleID?,
    access: AccessLevel = .internal,
    isTestable: Bool = false, isExported: Bool = false, offset: UInt32, length: UInt32
  ) {
    self.file = file
    self.moduleName = moduleName
    self.path = path ?? moduleName
    moduleOrAbsent = ModuleID(orAbsent: module)
    self.access = access
    self.isTestable = isTestable
    self.isExported = isExported
    self.offset = offset
    self.length = length
  }

  /// The imported module; `nil` if it is external.
  @inlinable public var module: ModuleID? { moduleOrAbsent.ifPresent }
}

/// One entry of an inheritance clause.
///
/// `public` only for speed, like ``Declaration``.
public struct Supertype: Equatable, Sendable {
  /// The last segment of the written name: `View` for `SwiftUI.View`.
  public let name: Name
  @usableFromInline let declarationOrAbsent: DeclarationID

  public init(name: Name, declaration: DeclarationID?) {
    self.name = name
    declarationOrAbsent = DeclarationID(orAbsent: declaration)
  }

  /// The declaration of the supertype; `nil` if it is external.
  @inlinable public var declaration: DeclarationID? { declarationOrAbsent.ifPresent }
}
