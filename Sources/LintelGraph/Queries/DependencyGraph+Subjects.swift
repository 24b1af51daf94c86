import LintelVocabulary

/// What a user can name on the command line.
public struct Subject: Sendable {
  public enum Kind: String, Sendable {
    /// A type, or another declaration.
    case declaration
    case file
    case module
    case folder
  }

  public let kind: Kind
  public let declarations: [DeclarationID]
  /// The modules that are meant, ascending; none unless the subject is one.
  public let modules: [ModuleID]

  init(kind: Kind, declarations: [DeclarationID], modules: [ModuleID] = []) {
    self.kind = kind
    self.declarations = declarations
    self.modules = modules
  }
}

extension DependencyGraph {
  /// The type, file, module, other declaration or folder that `name` names, looked for in this
  /// order.
  ///
  /// A type is named as in the source, `Outer.Inner`, with its module in front where that is
  /// needed, `Module.Outer.Inner`, or its file, `Folder/File.swift:Outer.Inner`; a file by its path
  /// or a unique end of it; other declarations like types, `Outer.method`; a folder by its path.
  /// All types of one name are meant together, and with each its extensions that ``TypeNodes``
  /// counts to it; so are other declarations of one name, and modules, which are named as ``modules(named:)``
  /// tells. A folder means the files in it, not those in folders in it.
  public func subject(named name: String) -> Subject? {
    if let types = declarations(known: name, where: \.isTypeOrExtension) {
      return Subject(kind: .declaration, declarations: types)
    }
    let exact = files.ids.filter { files[$0].path == name }
    let matching =
      exact.isEmpty ? files.ids.filter { files[$0].path.hasBytes(atEnd: "/" + name) } : exact
    if matching.count == 1, let file = matching.first {
      return Subject(kind: .file, declarations: declarations { $0.file == file })
    }
    let meant = modules(named: name)
    if !meant.isEmpty {
      return Subject(
        kind: .module,
        declarations: declarations { meant.contains(where: files[$0.file].isCompiled) },
        modules: meant)
    }
    if let others = declarations(known: name, where: { $0 != .file && !$0.isTypeOrExtension }) {
      return Subject(kind: .declaration, declarations: others)
    }
    let folder = Set(files.ids.filter { files[$0].folder == name })
    guard !folder.isEmpty else { return nil }
    return Subject(kind: .folder, declarations: declarations { folder.contains($0.file) })
  }

  /// Some declarations and all that are declared inside of them.
  public func declarations(within outer: [DeclarationID]) -> [DeclarationID] {
    // What is declared inside of something comes after it.
    var isWithin = [Bool](repeating: false, count: declarations.count)
    for declaration in outer { isWithin[declaration.position] = true }
    for (id, value) in zip(declarations.ids, declarations) {
      if let owner = value.owner, isWithin[owner.position] { isWithin[id.position] = true }
    }
    return declarations.ids.filter { isWithin[$0.position] }
  }

  private func declarations(where isWanted: (Declaration) -> Bool) -> [DeclarationID] {
    declarations.ids.filter { isWanted(declarations[$0]) }
  }

  /// The names, by file, of the declarations that a subject's name means, if there are several;
  /// each of them names one.
  public func namesakes(in subject: Subject) -> [String] {
    guard subject.kind == .declaration else { return [] }
    let names = subject.declarations.filter { declarations[$0].kind != .extension }
      .map { path(of: $0) + ":" + qualifiedName(of: $0) }
    let unique = Set(names)
    return unique.count > 1 ? unique.sorted() : []
  }

  /// The declarations that a name means, with or without a file; `nil` if there are none.
  private func declarations(
    known name: String, where isWanted: (DeclarationKind) -> Bool
  ) -> [DeclarationID]? {
    let anywhere = declarations(named: name, where: isWanted)
    let found =
      anywhere.isEmpty
      ? declarations(inFileNamed: name, where: isWanted) : withoutExtensionsApart(anywhere)
    return found.isEmpty ? nil : found
  }

  /// A type's name means what is one node with the type; extensions that stand apart are meant
  /// where no type has the name, those that more than one file can see first.
  private func withoutExtensionsApart(_ found: [DeclarationID]) -> [DeclarationID] {
    guard found.contains(where: { declarations[$0].kind == .extension }) else { return found }
    let nodes = TypeNodes(self)
    let types = Set(found.filter { declarations[$0].kind != .extension }.map { nodes[$0] })
    let shared = Set(
      found.map { nodes[$0] }.filter { head in
        if case .file = nodes.reach(of: head) { false } else { true }
      })
    let meant = types.isEmpty ? shared : types
    return meant.isEmpty ? found : found.filter { meant.contains(nodes[$0]) }
  }

  /// The declarations of a name that has a file's path in front, with the extensions of types that
  /// the file declares, wherever these are; without such types the file's own extensions, those
  /// that no other file can see first.
  private func declarations(
    inFileNamed name: String, where isWanted: (DeclarationKind) -> Bool
  ) -> [DeclarationID] {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")),
      let file = files.firstIndex(where: { $0.path.hasSameBytes(as: name[..<colon]) })
    else { return [] }
    let all = declarations(named: String(name[name.utf8.index(after: colon)...]), where: isWanted)
    let own = all.filter { declarations[$0].file == FileID(file) }
    let types = Set(own.filter { declarations[$0].kind != .extension })
    if types.isEmpty {
      let nodes = TypeNodes(self)
      let local = own.filter { nodes.reach(of: nodes[$0]) == .file(FileID(file)) }
      return local.isEmpty ? own : local
    }
    return withoutExtensionsApart(
      all.filter { types.contains(declarations[$0].extendedType ?? $0) })
  }

  private func declarations(
    named name: String, where isWanted: (DeclarationKind) -> Bool
  ) -> [DeclarationID] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return declarations.ids.lazy.filter { id in
      let value = self.declarations[id]
      guard isWanted(value.kind) else { return false }
      guard value.kind == .extension || text(of: value.name) == last else { return false }
      let qualified = qualifiedName(of: id)
      guard qualified != name else { return true }
      return files[value.file].modules.contains { modules[$0].name + "." + qualified == name }
    }
  }

  /// Names of all types, modules and top-level functions, variables …, for suggestions; without
  /// types nested so deeply that only a machine would have written them.
  public var subjectNames: [String] {
    let types = declarations.ids.lazy
      .filter { self.isSuggested($0) }
      .map { self.qualifiedName(of: $0) }
    return Set(types + moduleLabels).sorted()
  }

  private func isSuggested(_ declaration: DeclarationID) -> Bool {
    let kind = declarations[declaration].kind
    return kind.isTypeName
      ? !isNested(declaration, deeperThan: 8)
      : kind != .file && outermost(of: declaration) == declaration
  }

  private func isNested(_ declaration: DeclarationID, deeperThan limit: Int) -> Bool {
    var current = declaration
    for _ in 0..<limit {
      guard let owner = declarations[current].owner else { return false }
      current = owner
    }
    return declarations[current].kind != .file
  }
}

extension DeclarationKind {
  fileprivate var isTypeOrExtension: Bool { isTypeName || self == .extension }
}
