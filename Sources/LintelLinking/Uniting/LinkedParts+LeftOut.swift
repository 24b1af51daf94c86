import LintelGraph

extension LinkedParts {
  /// Returns the parts without the declarations in branches of `#if` that no module compiles. No
  /// dependency leads to or from them.
  ///
  /// - Parameter branches: the branches, by file and offset.
  func leavingOut(_ branches: [LeftOutBranch]) -> LinkedParts {
    if branches.isEmpty { return self }
    var numbers: [DeclarationID] = []
    numbers.reserveCapacity(declarations.count)
    var next = 0
    var kept = 0
    for value in declarations {
      while next < branches.count, branches[next].precedes(value) { next += 1 }
      let isLeftOut =
        value.kind != .file && next < branches.count
        && branches[next].contains(value.offset, in: value.file)
      let isOfLeftOut = value.owner.map { !numbers[$0.position].isPresent } ?? false
      numbers.append(isLeftOut || isOfLeftOut ? .absent : DeclarationID(kept))
      if numbers[numbers.count - 1].isPresent { kept += 1 }
    }
    return keeping(numbers)
  }

  /// - Parameter numbers: for each declaration its new number; absent for the declarations to leave
  ///   out.
  private func keeping(_ numbers: [DeclarationID]) -> LinkedParts {
    func new(_ declaration: DeclarationID) -> DeclarationID? {
      numbers[declaration.position].ifPresent
    }
    var result = self
    result.declarations = zip(numbers, declarations).compactMap { number, value in
      guard number.isPresent else { return nil }
      return Declaration(
        name: value.name, kind: value.kind, access: value.access, file: value.file,
        owner: value.owner.flatMap(new), extendedType: value.extendedType.flatMap(new),
        offset: value.offset, extent: value.extent, traits: value.traits)
    }
    result.dependencies = dependencies.map { list in
      list.compactMap { value in
        guard let from = new(value.from), let to = new(value.to) else { return nil }
        return value.moved(from: from, to: to, alias: value.alias.flatMap(new))
      }
    }
    result.supertypes = supertypes.compactMap { heir, value in
      new(heir).map { heir in
        (heir, Supertype(name: value.name, declaration: value.declaration.flatMap(new)))
      }
    }
    result.attributes = attributes.compactMap { declaration, name in
      new(declaration).map { ($0, name) }
    }
    result.symbolUses = symbolUses?.map { list in
      list.compactMap { use in
        new(use.from).map { use.moved(from: $0, head: use.head.flatMap(new)) }
      }
    }
    return result
  }
}

extension LeftOutBranch {
  /// Whether the branch ends before a declaration begins.
  fileprivate func precedes(_ value: Declaration) -> Bool {
    (file, range.upperBound) <= (value.file, value.offset)
  }
}

extension Dependency {
  fileprivate func moved(
    from: DeclarationID, to: DeclarationID, alias: DeclarationID?
  ) -> Dependency {
    Dependency(
      from: from, to: to, kind: kind, certainty: certainty, because: ambiguity, offset: offset,
      length: length, alias: alias, isQualifier: isQualifier, in: modules,
      where: condition)
  }
}

extension SymbolUse {
  fileprivate func moved(from: DeclarationID, head: DeclarationID?) -> SymbolUse {
    SymbolUse(
      from: from, head: head, kind: kind, certainty: certainty,
      mayBeginWithModule: mayBeginWithModule, isInherited: isInherited, parts: parts)
  }
}
