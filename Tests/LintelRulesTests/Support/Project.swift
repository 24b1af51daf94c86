import LintelGraph
import LintelVocabulary

/// A project described by hand, with sources made up to fit: each declaration and each reference is
/// on a line of its own.
struct Project {
  struct Item {
    var name: String
    var kind: DeclarationKind
    var access: AccessLevel
    var traits: DeclarationTraits
    var file: String
    var owner: String?
    var extends: String?
    var inherits: [String]
    var attributes: [String]
    var offset: Int
    var extent: Range<UInt32>
  }

  struct Use {
    var from: String
    var to: String
    var kind: ReferenceKind
    var certainty: Certainty
    var ambiguity: Ambiguity?
    var file: String
    var offset: Int
  }

  struct ImportLine {
    var file: String
    var module: String
    var access: AccessLevel
    var isTestable: Bool
    var isExported: Bool
    var offset: Int
  }

  private(set) var sources: [String: String] = [:]
  private var moduleOf: [String: String] = [:]
  private var paths: [String] = []
  private var items: [Item] = []
  private var ids: [String] = []
  private var uses: [Use] = []
  private var imports: [ImportLine] = []
  private var declaredModules: [String: Module] = [:]
  private var externalSupertypes: [String: [String]] = [:]

  init() {}

  /// Says what a manifest has to say of a module; its text is made up to fit.
  mutating func declare(
    _ module: String, dependencies: [String]?, products: [String: [String]] = [:],
    guesses: Set<String> = [], isLibrary: Bool = true, hasAllFiles: Bool = true,
    manifest: String = "Package.swift"
  ) {
    let declared = dependencies?.map { name in
      let offset = write("needs ", name, to: manifest)
      return DeclaredDependency(
        name: name, modules: products[name] ?? [name], isGuess: guesses.contains(name),
        offset: UInt32(offset), length: UInt32(name.utf8.count))
    }
    declaredModules[module] = Module(
      name: module, isLibrary: isLibrary, hasAllFiles: hasAllFiles, manifest: manifest,
      declaredDependencies: declared)
  }

  /// Says what a type outside of the project inherits from.
  mutating func setSupertypes(_ supertypes: [String], of type: String) {
    externalSupertypes[type] = supertypes
  }

  mutating func file(_ path: String, module: String = "App") {
    if moduleOf[path] == nil {
      paths.append(path)
      moduleOf[path] = module
      sources[path] = ""
    }
  }

  /// Declares something known to the other calls by `id`, which is `name` unless given.
  ///
  /// - Parameter lines: how many lines of code it has; among them are a blank one and a comment.
  mutating func add(
    _ name: String, _ kind: DeclarationKind = .class, in path: String, id: String? = nil,
    owner: String? = nil, extends: String? = nil, inherits: [String] = [],
    attributes: [String] = [], access: AccessLevel = .internal, traits: DeclarationTraits = [],
    lines: Int = 1
  ) {
    file(path)
    let offset = write("decl ", name, to: path)
    if lines > 1 {
      sources[path, default: ""] += "\n  // about it\n"
      for _ in 1..<lines { sources[path, default: ""] += "  code\n" }
    }
    let end = (sources[path] ?? "").utf8.count - 1
    items.append(
      Item(
        name: name, kind: kind, access: access, traits: traits, file: path, owner: owner,
        extends: extends, inherits: inherits, attributes: attributes, offset: offset,
        extent: UInt32(offset - 5)..<UInt32(end)))
    ids.append(id ?? name)
  }

  /// Lets one declaration use another; a path stands for a file's scope.
  mutating func use(
    _ from: String, _ to: String, _ kind: ReferenceKind = .type, _ certainty: Certainty = .named
  ) {
    let path = ids.firstIndex(of: from).map { items[$0].file } ?? from
    let offset = write("  use ", to, to: path)
    uses.append(
      Use(
        from: from, to: to, kind: kind, certainty: certainty, file: path, offset: offset))
  }

  /// Lets one declaration use a name that may mean any of several declarations.
  mutating func use(
    _ from: String, either targets: [String], _ kind: ReferenceKind = .type,
    because ambiguity: Ambiguity? = .declarations
  ) {
    for (position, target) in targets.enumerated() {
      use(from, target, kind, .ambiguous)
      uses[uses.count - 1].ambiguity = ambiguity
      if position > 0 {
        uses[uses.count - 1].offset = uses[uses.count - 2].offset
      }
    }
  }

  mutating func addImport(
    _ module: String, in path: String, access: AccessLevel = .internal, isTestable: Bool = false,
    isExported: Bool = false
  ) {
    file(path)
    let offset = write("import ", module, to: path)
    imports.append(
      ImportLine(
        file: path, module: module, access: access, isTestable: isTestable, isExported: isExported,
        offset: offset))
  }

  func source(_ path: String) -> [UInt8]? { sources[path].map { Array($0.utf8) } }

  private mutating func write(_ before: String, _ word: String, to path: String) -> Int {
    let offset = (sources[path] ?? "").utf8.count + before.utf8.count
    sources[path, default: ""] += before + word + "\n"
    return offset
  }
}

extension Project {
  var graph: DependencyGraph {
    var generator = SystemRandomNumberGenerator()
    return graph(shuffled: false, using: &generator)
  }

  /// The graph, with everything given to the builder in another order.
  func graph(
    shuffled: Bool, using generator: inout some RandomNumberGenerator
  ) -> DependencyGraph {
    func mixed<Element>(_ elements: [Element]) -> [Element] {
      shuffled ? elements.shuffled(using: &generator) : elements
    }
    var builder = GraphBuilder()
    var moduleIDs: [String: ModuleID] = [:]
    for name in mixed(Set(moduleOf.values).union(declaredModules.keys).sorted()) {
      moduleIDs[name] = builder.addModule(declaredModules[name] ?? Module(name: name))
    }
    var fileIDs: [String: FileID] = [:]
    var declarations: [String: DeclarationID] = [:]
    for path in mixed(paths) {
      let module = moduleIDs[moduleOf[path] ?? ""] ?? ModuleID(0)
      let added = builder.addFile(SourceFile(path: path, module: module))
      fileIDs[path] = added.file
      declarations[path] = added.scope
    }
    var waiting = mixed(Array(items.indices))
    while !waiting.isEmpty {
      let index = waiting.removeFirst()
      let item = items[index]
      let needed = [item.owner, item.extends].compactMap { $0 }
      guard needed.allSatisfy({ declarations[$0] != nil }) else {
        waiting.append(index)
        continue
      }
      declarations[ids[index]] = builder.addDeclaration(
        Declaration(
          name: builder.name(item.name), kind: item.kind, access: item.access,
          file: fileIDs[item.file] ?? FileID(0),
          owner: declarations[item.owner ?? item.file],
          extendedType: item.extends.flatMap { declarations[$0] },
          offset: UInt32(item.offset), extent: item.extent, traits: item.traits))
    }
    for (index, item) in items.enumerated() {
      guard let declaration = declarations[ids[index]] else { continue }
      for supertype in item.inherits {
        builder.addSupertype(
          Supertype(name: builder.name(supertype), declaration: declarations[supertype]),
          of: declaration)
      }
      for attribute in item.attributes {
        builder.addAttribute(builder.name(attribute), of: declaration)
      }
    }
    for use in mixed(uses) {
      guard let from = declarations[use.from], let to = declarations[use.to] else {
        continue
      }
      builder.addDependency(
        Dependency(
          from: from, to: to, kind: use.kind, certainty: use.certainty, because: use.ambiguity,
          offset: UInt32(use.offset), length: UInt32(use.to.utf8.count)))
    }
    for line in mixed(imports) {
      builder.addImport(
        Import(
          file: fileIDs[line.file] ?? FileID(0),
          moduleName: builder.name(String(line.module.prefix { $0 != "." })),
          path: builder.name(line.module), module: moduleIDs[line.module], access: line.access,
          isTestable: line.isTestable, isExported: line.isExported, offset: UInt32(line.offset),
          length: UInt32(line.module.utf8.count)))
    }
    for (type, supertypes) in externalSupertypes {
      builder.setSupertypes(supertypes, ofExternal: builder.name(type))
    }
    return builder.build()
  }
}
