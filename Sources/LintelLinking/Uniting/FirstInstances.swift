import LintelGraph

/// Converts the results for instances of files into results for the files, whose declarations are
/// those of the first instance, with consecutive numbers.
struct FirstInstances: Sendable {
  let instances: FileInstances
  /// For each declaration of an instance, the declaration in the graph.
  private let numbers: [DeclarationID]
  /// For each declaration of an instance, whether an earlier instance has it as well.
  private let isRepeated: [Bool]

  /// - Parameter declarations: the declarations of the instances.
  init(_ declarations: [Declaration], _ instances: FileInstances) {
    self.instances = instances
    var numbers: [DeclarationID] = []
    numbers.reserveCapacity(declarations.count)
    // The indices of the file's first declaration among all and among those of the graph, and the
    // next free index there.
    var (start, first, next) = (0, 0, 0)
    for (position, value) in declarations.enumerated() {
      let isRepeated = instances.isRepeated(InstanceID(linked: value.file))
      if value.kind == .file {
        start = position
        if !isRepeated { first = next }
      }
      numbers.append(DeclarationID(first + position - start))
      if !isRepeated { next += 1 }
    }
    self.numbers = numbers
    isRepeated = declarations.map { instances.isRepeated(InstanceID(linked: $0.file)) }
  }

  subscript(declaration: DeclarationID) -> DeclarationID { numbers[declaration.position] }

  func isRepeated(_ declaration: DeclarationID) -> Bool { isRepeated[declaration.position] }

  private func file(of instance: InstanceID) -> FileID { instances[instance].file }

  /// Returns the declarations of the files. If an extension extends a different type in each
  /// module, the first of them becomes its extended type.
  func declarations(_ all: [Declaration]) -> [Declaration] {
    var result: [Declaration] = []
    for (id, value) in zip(all.ids, all) {
      let extendedType = value.extendedType.map { self[$0] }
      guard !isRepeated(id) else {
        let first = self[id].position
        if result[first].extendedType == nil { result[first].extendedType = extendedType }
        continue
      }
      result.append(
        Declaration(
          name: value.name, kind: value.kind, access: value.access,
          file: file(of: InstanceID(linked: value.file)),
          owner: value.owner.map { self[$0] }, extendedType: extendedType, offset: value.offset,
          extent: value.extent, traits: value.traits))
    }
    return result
  }

  func imports(_ all: [Import]) -> [Import] {
    struct Place: Hashable {
      let file: FileID
      let offset: UInt32
    }
    var known: Set<Place> = []
    return all.compactMap { value in
      let file = file(of: InstanceID(linked: value.file))
      guard known.insert(Place(file: file, offset: value.offset)).inserted else { return nil }
      return Import(
        file: file, moduleName: value.moduleName, path: value.path, module: value.module,
        access: value.access, isTestable: value.isTestable, isExported: value.isExported,
        offset: value.offset, length: value.length)
    }
  }

  func supertypes(
    _ all: [(declaration: DeclarationID, value: Supertype)]
  ) -> [(declaration: DeclarationID, value: Supertype)] {
    struct Entry: Hashable {
      let heir: DeclarationID
      let name: Name
      let declaration: DeclarationID?
    }
    var known: Set<Entry> = []
    return all.compactMap { heir, value in
      let declaration = value.declaration.map { self[$0] }
      let entry = Entry(heir: self[heir], name: value.name, declaration: declaration)
      guard known.insert(entry).inserted else { return nil }
      return (entry.heir, Supertype(name: value.name, declaration: declaration))
    }
  }
}
