import LintelVocabulary

/// Collects the parts of a graph, with modules and files in any order, and makes the sorted graph.
///
/// Files must be added before the declarations in them, and an owner before the declarations that
/// it encloses.
package struct GraphBuilder: Sendable {
  private var modules: [Module] = []
  private var files: [SourceFile] = []
  private var declarations: [Declaration] = []
  private var dependencies: [Dependency] = []
  private var imports: [Import] = []
  private var supertypes: [(declaration: DeclarationID, value: Supertype)] = []
  private var attributes: [(declaration: DeclarationID, name: Name)] = []
  private var externalSupertypes: [Name: [String]] = [:]
  private var nameBytes: [UInt8] = []
  private var nameStarts: [UInt32] = [0]
  private var nameIDs: [String: Name] = [:]

  package init() {}

  package mutating func name(_ text: String) -> Name {
    if let known = nameIDs[text] { return known }
    let name = Name(id: UInt32(nameStarts.count - 1))
    nameBytes.append(contentsOf: text.utf8)
    nameStarts.append(UInt32(nameBytes.count))
    nameIDs[text] = name
    return name
  }

  package mutating func addModule(_ module: Module) -> ModuleID {
    modules.append(module)
    return ModuleID(modules.count - 1)
  }

  /// Adds a file with the declaration that stands for its scope.
  package mutating func addFile(_ file: SourceFile) -> (file: FileID, scope: DeclarationID) {
    files.append(file)
    let id = FileID(files.count - 1)
    let scope = DeclarationID(declarations.count)
    declarations.append(
      Declaration(name: name(""), kind: .file, file: id, owner: nil, offset: 0))
    return (id, scope)
  }

  package mutating func addDeclaration(_ declaration: Declaration) -> DeclarationID {
    declarations.append(declaration)
    return DeclarationID(declarations.count - 1)
  }

  package mutating func addDependency(_ dependency: Dependency) { dependencies.append(dependency) }

  package mutating func addImport(_ value: Import) { imports.append(value) }

  package mutating func addSupertype(_ value: Supertype, of declaration: DeclarationID) {
    supertypes.append((declaration, value))
  }

  /// Sets the types that an external type inherits from, directly or indirectly.
  package mutating func setSupertypes(_ supertypes: [String], ofExternal name: Name) {
    externalSupertypes[name] = supertypes
  }

  package mutating func addAttribute(_ name: Name, of declaration: DeclarationID) {
    attributes.append((declaration, name))
  }

  package func build() -> DependencyGraph {
    let moduleOrder = order(modules.indices) { modules[$0].name < modules[$1].name }
    let fileOrder = order(files.indices) { files[$0].path < files[$1].path }
    let newModule: [ModuleID] = inverse(of: moduleOrder)
    let newFile: [FileID] = inverse(of: fileOrder)
    let declarationOrder = order(declarations.indices) {
      let (left, right) = (declarations[$0], declarations[$1])
      if left.file != right.file {
        return newFile[left.file.position] < newFile[right.file.position]
      }
      if (left.kind == .file) != (right.kind == .file) { return left.kind == .file }
      return left.offset != right.offset ? left.offset < right.offset : $0 < $1
    }
    let newDeclaration: [DeclarationID] = inverse(of: declarationOrder)
    func moved(_ id: DeclarationID) -> DeclarationID { newDeclaration[id.position] }

    return DependencyGraph(
      modules: moduleOrder.map { modules[$0] },
      files: fileOrder.map { files[$0].renumberingModules { newModule[$0.position] } },
      declarations: declarationOrder.map {
        let old = declarations[$0]
        return Declaration(
          name: old.name, kind: old.kind, access: old.access, file: newFile[old.file.position],
          owner: old.owner.map(moved), extendedType: old.extendedType.map(moved),
          offset: old.offset,
          extent: old.extent, traits: old.traits)
      },
      sortedDependencies: dependencies.map {
        Dependency(
          from: moved($0.from), to: moved($0.to), kind: $0.kind, certainty: $0.certainty,
          because: $0.ambiguity, offset: $0.offset, length: $0.length, alias: $0.alias.map(moved),
          isQualifier: $0.isQualifier)
      }.sorted(by: Dependency.precedes),
      imports: imports.map {
        Import(
          file: newFile[$0.file.position], moduleName: $0.moduleName, path: $0.path,
          module: $0.module.map { newModule[$0.position] }, access: $0.access,
          isTestable: $0.isTestable, isExported: $0.isExported, offset: $0.offset,
          length: $0.length)
      },
      supertypes: supertypes.map {
        (
          moved($0.declaration),
          Supertype(name: $0.value.name, declaration: $0.value.declaration.map(moved))
        )
      },
      attributes: attributes.map { (moved($0.declaration), $0.name) },
      externalSupertypes: externalSupertypes,
      names: NameTexts(bytes: nameBytes, starts: nameStarts))
  }

  /// Sorts indices with `precedes`; indices of which neither precedes the other keep their order.
  private func order(_ indices: Range<Int>, by precedes: (Int, Int) -> Bool) -> [Int] {
    indices.sorted { precedes($0, $1) || (!precedes($1, $0) && $0 < $1) }
  }

  private func inverse<Element>(of order: [Int]) -> [ID<Element>] {
    var result = [ID<Element>](repeating: ID(0), count: order.count)
    for (new, old) in order.enumerated() { result[old] = ID(new) }
    return result
  }
}
