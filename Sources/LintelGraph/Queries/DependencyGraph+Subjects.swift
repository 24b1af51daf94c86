import LintelVocabulary

/// A part of a project that a user can name on the command line.
package struct Subject: Sendable {
  package enum Kind: String, Sendable {
    /// A type, or another declaration.
    case declaration
    case file
    case module
    case folder
  }

  package let kind: Kind
  package let declarations: [DeclarationID]
  /// The modules, ascending; empty unless the subject is a module.
  package let modules: [ModuleID]

  init(kind: Kind, declarations: [DeclarationID], modules: [ModuleID] = []) {
    self.kind = kind
    self.declarations = declarations
    self.modules = modules
  }
}

extension DependencyGraph {
  /// Finds the type, file, module, other declaration or folder that is named `name`, in this order.
  ///
  /// A type is named as in the source, `Outer.Inner`, if needed with its module in front,
  /// `Module.Outer.Inner`, or with its file, `Folder/File.swift:Outer.Inner`; a file by its path or
  /// a unique end of it; other declarations like types, `Outer.method`; modules as in
  /// ``modules(named:)``; a folder by its path. A name means all types that have it, each with the
  /// extensions that ``TypeNodes`` assigns to it; the same applies to other declarations and to
  /// modules. A folder means the files directly in it.
  package func subject(named name: String) -> Subject? {
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

  /// Returns the declarations in `outer` and all declarations inside of them.
  package func declarations(within outer: [DeclarationID]) -> [DeclarationID] {
    // A declaration comes after the declaration that contains it.
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

  /// Returns names with files, e.g. `Folder/File.swift:Type`, each of which means one of the
  /// declarations of a subject; empty unless the subject's name means several.
  package func namesakes(in subject: Subject) -> [String] {
    guard subject.kind == .declaration else { return [] }
    let names = subject.declarations.filter { declarations[$0].kind != .extension }
      .map { path(of: $0) + ":" + qualifiedName(of: $0) }
    let unique = Set(names)
    return unique.count > 1 ? unique.sorted() : []
  }

  /// Returns the declarations that a name, with or without a file, means; `nil` if there are none.
  private func declarations(
    known name: String, where isWanted: (DeclarationKind) -> Bool
  ) -> [DeclarationID]? {
    let anywhere = declarations(named: name, where: isWanted)
    let found =
      anywhere.isEmpty
      ? declarations(inFileNamed: name, where: isWanted) : withoutExtensionsApart(anywhere)
    return found.isEmpty ? nil : found
  }

  /// Removes the extensions that are nodes of their own, because the name of a type means the
  /// type's node. If no type has the name, the extensions that several files can see are kept, or
  /// else all extensions.
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

  /// Returns the declarations that `Folder/File.swift:Name` means: those in the file, and the
  /// extensions of its types in all files. If the file declares no such type, its own extensions
  /// are meant: those that no other file can see, or else all.
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

  /// The names of all types, modules and top-level functions, variables etc., for suggestions;
  /// without types that are nested more than eight deep, as only generated code is.
  package var subjectNames: [String] {
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
