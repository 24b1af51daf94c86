import LintelVocabulary

/// An interned name; ``DependencyGraph/text(of:)`` gives its text.
public struct Name: Hashable, Sendable {
  public let id: UInt32
  public init(id: UInt32) { self.id = id }
}

/// The position of a module in ``DependencyGraph/modules``.
public typealias ModuleID = ID<Module>
/// The position of a file in ``DependencyGraph/files``.
public typealias FileID = ID<SourceFile>
/// The position of a declaration in ``DependencyGraph/declarations``.
public typealias DeclarationID = ID<Declaration>
/// The position of some of the modules of a file in ``DependencyGraph/moduleSets``.
public typealias ModuleSetID = ID<[ModuleID]>
/// The position of what must hold of `#if` in ``DependencyGraph/conditions``.
public typealias ConditionID = ID<String>

/// What `import` names: a package target, or a folder of sources that is compiled as one.
public struct Module: Equatable, Sendable {
  /// The name that `import` uses; empty for sources whose module has no known name.
  public let name: String
  /// What the package or project calls it, which may be no name to import it by; empty if unknown.
  public let target: String
  /// What it is built for; `nil` when its project does not say, and for targets of packages.
  public let platforms: Set<Platform>?
  /// The ways in which it is built, each once, as far as `#if` asks; empty when nothing is known.
  public let builds: [ModuleBuild]
  public let isTest: Bool
  /// Whether it is there to be imported: no program, plugin or macro.
  public let isLibrary: Bool
  /// Whether no file of it was left out as a test or is written only when it is built.
  public let hasAllFiles: Bool
  /// How the names of other modules may begin, of which nothing is known but that their files may be
  /// among those of this one.
  public let moduleHints: Set<String>
  /// The path of the manifest that declares it, relative to the root of the check.
  public let manifest: String
  /// The modules of the project that it is declared to depend on, ascending; those of which only the
  /// name is known are not among them.
  public let dependencies: [ModuleID]
  /// What the manifest declares it to depend on, in written order; `nil` when unknown.
  public let declaredDependencies: [DeclaredDependency]?

  public init(
    name: String, target: String = "", platforms: Set<Platform>? = nil,
    builds: [ModuleBuild] = [], isTest: Bool = false,
    isLibrary: Bool = true, hasAllFiles: Bool = true, moduleHints: Set<String> = [],
    manifest: String = "", dependencies: [ModuleID] = [],
    declaredDependencies: [DeclaredDependency]? = nil
  ) {
    self.name = name
    self.target = target
    self.platforms = platforms
    self.builds = builds
    self.isTest = isTest
    self.isLibrary = isLibrary
    self.hasAllFiles = hasAllFiles
    self.moduleHints = moduleHints
    self.manifest = manifest
    self.dependencies = dependencies
    self.declaredDependencies = declaredDependencies
  }

  /// The same module where modules have other positions.
  package func renumberingModules(_ new: (ModuleID) -> ModuleID) -> Module {
    Module(
      name: name, target: target, platforms: platforms, builds: builds, isTest: isTest,
      isLibrary: isLibrary, hasAllFiles: hasAllFiles, moduleHints: moduleHints, manifest: manifest,
      dependencies: dependencies.map(new).sorted(),
      declaredDependencies: declaredDependencies)
  }

  /// The name to show: the module's own, or a placeholder for sources without one.
  public var displayName: String { name.isEmpty ? "(project)" : name }
}

/// A target or product that a manifest declares a module to depend on.
public struct DeclaredDependency: Equatable, Sendable {
  /// As written.
  public let name: String
  /// Names of the modules that it brings.
  public let modules: [String]
  /// Whether no manifest of the project says what it brings, and its own name stands for that.
  public let isGuess: Bool
  /// Whether there may be a reason to declare it though nothing of it is used.
  public let mayBeUnused: Bool
  /// UTF-8 offset and length of the written name in the manifest.
  public let offset: UInt32
  public let length: UInt32

  public init(
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
  /// Relative to the root of the check, with `/` between parts.
  public let path: String
  /// The module that compiles it, of several the first.
  public let module: ModuleID
  /// The other modules that compile it as well, ascending; none for most files.
  public let otherModules: [ModuleID]
  public let isTest: Bool

  /// - Parameter otherModules: in any order.
  public init(
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

  /// All modules that compile it, ascending.
  public var modules: [ModuleID] { [module] + otherModules }

  /// Whether `module` compiles it.
  public func isCompiled(in module: ModuleID) -> Bool {
    self.module == module || otherModules.contains(module)
  }

  /// The same file where its modules have other positions.
  package func renumberingModules(_ new: (ModuleID) -> ModuleID) -> SourceFile {
    SourceFile(
      path: path, module: new(module), otherModules: otherModules.map(new), isTest: isTest)
  }
}

/// A named thing in a source file, or the file's own scope.
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

  /// The declaration that encloses this one; for a top-level declaration its file's scope, for
  /// that none.
  @inlinable public var owner: DeclarationID? { ownerOrAbsent.ifPresent }

  /// What encloses a declaration other than a file's scope; there is always something.
  @inlinable package var enclosing: DeclarationID { ownerOrAbsent }

  /// For an extension, the type that it extends when that is known.
  @inlinable public var extendedType: DeclarationID? {
    get { extendedTypeOrAbsent.ifPresent }
    set { extendedTypeOrAbsent = DeclarationID(orAbsent: newValue) }
  }
}

extension Declaration {
  /// For each of `declarations` the outermost one around it, not counting the file's scope.
  ///
  /// - Parameter declarations: each after the one that encloses it.
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
public struct Dependency: Equatable, Sendable {
  /// The innermost declaration that makes the reference.
  public let from: DeclarationID
  public let to: DeclarationID
  public let kind: ReferenceKind
  public let certainty: Certainty
  /// Why the name is ambiguous; `nil` for any other, and where nobody knows.
  public let ambiguity: Ambiguity?
  /// Whether the name only leads to that of a type nested in `to`, as `A` in `A.B` does; on the
  /// nested type there is a dependency of its own.
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

  /// The typealias that is written where `to` is what it stands for, or lies in that.
  @inlinable public var alias: DeclarationID? { aliasOrAbsent.ifPresent }

  /// Where the name means `to`, if not in all modules that compile the file of `from`; see
  /// ``DependencyGraph/modules(of:)``.
  @inlinable public var modules: ModuleSetID? { modulesOrAbsent.ifPresent }

  /// What must hold for the name to mean `to`, where a branch of `#if` that may be compiled declares
  /// another meaning; see ``DependencyGraph/conditions``.
  @inlinable public var condition: ConditionID? { conditionOrAbsent.ifPresent }
}

extension Dependency {
  /// The order of dependencies in a graph: by who makes them, and then by place.
  package static func precedes(_ left: Dependency, _ right: Dependency) -> Bool {
    if left.from != right.from { return left.from < right.from }
    if left.offset != right.offset { return left.offset < right.offset }
    if left.to != right.to { return left.to < right.to }
    return left.kind.rawValue < right.kind.rawValue
  }
}

/// One `import` in one file.
public struct Import: Equatable, Sendable {
  public let file: FileID
  /// The module's name as written: the first segment of the path.
  public let moduleName: Name
  /// The whole path as written: `os.log`.
  public let path: Name
  @usableFromInline let moduleOrAbsent: ModuleID
  /// The access level written before `import`; `internal` when none is.
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

  /// The module that is imported, unless it is a framework or of an outside package.
  @inlinable public var module: ModuleID? { moduleOrAbsent.ifPresent }
}

/// One entry of an inheritance clause.
public struct Supertype: Equatable, Sendable {
  /// The last segment of the written name: `View` for `SwiftUI.View`.
  public let name: Name
  @usableFromInline let declarationOrAbsent: DeclarationID

  public init(name: Name, declaration: DeclarationID?) {
    self.name = name
    declarationOrAbsent = DeclarationID(orAbsent: declaration)
  }

  /// The declaration meant, unless it is outside the project.
  @inlinable public var declaration: DeclarationID? { declarationOrAbsent.ifPresent }
}
