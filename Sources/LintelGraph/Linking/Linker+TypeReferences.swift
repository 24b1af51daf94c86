import LintelScanner

/// What the references of one file mean, as far as they name types.
struct TypeReferences {
  /// For each reference the type that it means, or one of them; `-1` if it means none, and
  /// ``ScopeTable/hidden`` for a generic parameter or an associated type.
  var meanings: [DeclarationID]
  var dependencies: [Dependency] = []
}

extension Linker {
  /// For each file what its references mean, as far as they name types.
  func typeReferences(_ workers: Workers) -> [TypeReferences] {
    workers.map(files.count) { typeReferences(in: FileID($0)) }
  }

  private func typeReferences(in file: FileID) -> TypeReferences {
    let references = scanned.files[Int(file)].references
    var result = TypeReferences(
      meanings: [DeclarationID](repeating: -1, count: references.count))
    for (index, fact) in references.enumerated()
    where !fact.isContinuation && fact.kind.mayNameType && scopes.mayStartPath(fact.name)
      && active.contains(fact.condition, in: Int(file))
    {
      let path = paths.path(
        at: PathPlace(
          file: file, head: Int32(index), owner: table.number(of: fact.link, in: file)))
      let resolution = resolve(path)
      if resolution.isHidden { result.meanings[index] = ScopeTable.hidden }
      for position in resolution.parts.indices {
        let part = resolution.parts[position]
        result.meanings[Int(paths.part(part.position, of: path))] = part.candidates.first ?? -1
      }
      if resolution.isHidden || scopes.mayMeanType(path.names[0]) {
        append(resolution, of: path, to: &result.dependencies)
      }
    }
    return result
  }

  private func append(
    _ resolution: borrowing Resolution, of path: WrittenPath, to dependencies: inout [Dependency]
  ) {
    guard let last = resolution.parts.last else { return }
    let certainty = resolution.isAmbiguous ? Certainty.ambiguous : .named
    let isWhole = resolution.isWhole
    for candidate in last.candidates {
      append(
        candidate, last, kind: kind(of: path, isWhole: isWhole, candidate), certainty, path,
        to: &dependencies)
    }
    // `A.B` mentions A as well.
    guard !resolution.isAmbiguous, let target = last.candidates.first else { return }
    for part in resolution.parts.dropLast() {
      for candidate in part.candidates {
        append(
          candidate, part, kind: path.isInTypePosition ? .type : .static, .named, path,
          isQualifier: table.outermost(of: candidate) == table.outermost(of: target),
          to: &dependencies)
      }
    }
  }

  /// Adds a dependency on `target`, and if that is a typealias one on what it stands for.
  private func append(
    _ target: DeclarationID, _ part: Resolution.Part, kind: ReferenceKind, _ certainty: Certainty,
    _ path: WrittenPath, isQualifier: Bool = false, to dependencies: inout [Dependency]
  ) {
    let name = paths.part(part.position, of: path)
    let real = followed(target)
    func append(_ declaration: DeclarationID, alias: DeclarationID) {
      if declaration == path.owner { return }
      dependencies.append(
        Dependency(
          from: path.owner, to: declaration, kind: kind, certainty: certainty,
          offset: paths.offset(of: name, in: path.file),
          length: nameLengths[Int(path.names[part.position])], alias: alias,
          isQualifier: isQualifier))
    }
    append(target, alias: part.alias)
    if real != target { append(real, alias: target) }
  }

  private func kind(
    of path: WrittenPath, isWhole: Bool, _ target: DeclarationID
  ) -> ReferenceKind {
    let targetKind = table.declarations[Int(followed(target))].kind
    var isInitializer: Bool {
      let name = path.names[path.names.count - 1]
      return nameLengths[Int(name)] == 4 && scanned.names.text(of: name) == "init"
    }
    switch path.kind {
    case .construct: return isWhole || isInitializer ? .construct : .static
    case .static where isWhole: return .type
    // `T.init`, handed on to be called elsewhere.
    case .static: return isInitializer ? .construct : .static
    case .inherit, .conform:
      if table.declarations[Int(path.owner)].kind == .protocol { return .inherit }
      return targetKind == .protocol ? .conform : .inherit
    // Paths that name no type were left out.
    default: return ReferenceKind(path.kind) ?? .type
    }
  }
}
