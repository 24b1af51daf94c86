import LintelGraph
import LintelScanner
import LintelVocabulary

/// The meanings of the references of one file that name types.
struct TypeReferences {
  /// For each reference, the type that it means, or the first of several; ``Meaning/nothing`` if it
  /// means no type.
  var meanings: [Meaning]
  var dependencies: [Dependency] = []
}

extension Linker {
  /// Returns, for each of the given files, the meanings of the references that name types.
  func typeReferences(in files: [FileID], _ workers: Workers) -> [TypeReferences] {
    workers.map(files.count, from: OutermostTypes(nameCount: scanned.names.count)) {
      typeReferences(in: files[$1], &$0)
    }
  }

  private func typeReferences(
    in file: FileID, _ outermost: inout OutermostTypes
  ) -> TypeReferences {
    let references = scanned.files[file.position].references
    var result = TypeReferences(
      meanings: [Meaning](repeating: .nothing, count: references.count))
    for (index, fact) in references.enumerated()
    where !fact.isContinuation && fact.kind.mayNameType && scopes.mayStartPath(fact.name)
      && active.contains(fact.condition, in: file.position)
    {
      let owner = table.number(of: fact.link, in: file)
      let head = Segment(index, in: file)
      if let only = onlyType(fact, at: head, owner, &outermost) {
        result.meanings[index] = only
        if let only = only.declaration, scopes.mayMeanType(fact.name) {
          append(only, ofPathAt: head, fact, owner, to: &result.dependencies)
        }
        if mayBeInherited(fact.name, fact.kind, by: owner, only.declaration) {
          result.meanings[index] = .nothing
        }
        continue
      }
      let path = paths.path(at: PathPlace(head: head, owner: owner))
      let resolution = resolve(path)
      if resolution.isHidden { result.meanings[index] = .genericParameter }
      for position in resolution.parts.indices {
        let part = resolution.parts[position]
        result.meanings[paths.part(part.position, of: path)] =
          Meaning(orNothing: part.candidates.first)
      }
      if resolution.isHidden || scopes.mayMeanType(path.names[0]) {
        append(resolution, of: path, to: &result.dependencies)
      }
      // The meanings of the segments after the base depend on whether the inherited type is meant.
      if mayBeInherited(fact.name, fact.kind, by: owner, resolution.parts.first?.candidates.first) {
        result.meanings[index] = .nothing
      }
    }
    return result
  }

  /// Returns the meaning of the base of a path, as in ``TypeReferences/meanings``, if no further
  /// segment can mean a type: `Row` in `Row.height`; `nil` if the whole path has to be resolved.
  private func onlyType(
    _ fact: ReferenceFact, at head: Segment, _ owner: DeclarationID,
    _ outermost: inout OutermostTypes
  ) -> Meaning? {
    if fact.isModuleSelector { return nil }
    let file = head.file
    let next = paths.nextSegment(after: head)
    if let next, scopes.isNested(scanned.files[file.position].references[next].name) {
      return nil
    }
    let type =
      scopes.isOnlyOutermost(fact.name) && fact.condition == 0
      ? outermost.type(named: fact.name, in: file) { only(inFileScope(fact.name, file)) }
      : only(self.head(fact.name, fact.kind, from: owner, in: file, at: fact))
    // The base may be a module, whose name a type may follow.
    guard next != nil, let type, type.declaration == nil else { return type }
    return nil
  }

  /// - Parameter found: the result of ``head(_:_:from:in:at:)``.
  private func only(_ found: Candidates?) -> Meaning? {
    guard let found else { return .genericParameter }
    return found.count > 1 ? nil : Meaning(orNothing: found.first)
  }

  /// Adds a dependency on the type that the base of a path means, if no further segment means a
  /// type.
  private func append(
    _ type: DeclarationID, ofPathAt head: Segment, _ fact: ReferenceFact, _ owner: DeclarationID,
    to dependencies: inout [Dependency]
  ) {
    var last = head
    while let next = paths.nextSegment(after: last) { last = next }
    let name = scanned.files[head.file.position].references[last].name
    append(
      type, kind: kind(of: fact.kind, before: last == head ? nil : name, by: owner, type),
      mayBeInherited(fact.name, fact.kind, by: owner, type) ? .inherited : nil,
      WrittenName(owner: owner, offset: fact.offset, length: nameLengths[Int(fact.name)]),
      to: &dependencies)
  }

  private func append(
    _ resolution: borrowing Resolution, of path: WrittenPath, to dependencies: inout [Dependency]
  ) {
    guard let last = resolution.parts.last else { return }
    let ambiguity = ambiguity(of: resolution, path)
    let rest = resolution.isWhole ? nil : path.names[path.names.count - 1]
    for candidate in last.candidates.prefix(Limits.meanings) {
      append(
        candidate, kind: kind(of: path.kind, before: rest, by: path.owner, candidate), ambiguity,
        written(last, path), to: &dependencies)
    }
    // `A.B` uses `A` as well.
    guard ambiguity == nil, let target = last.candidates.first else { return }
    for part in resolution.parts.dropLast() {
      for candidate in part.candidates.prefix(Limits.meanings) {
        append(
          candidate, kind: path.isInTypePosition ? .type : .static, nil, written(part, path),
          isQualifier: table.outermost(of: candidate) == table.outermost(of: target),
          to: &dependencies)
      }
    }
  }

  /// Returns why a path is ambiguous; `nil` if it is not.
  private func ambiguity(of resolution: borrowing Resolution, _ path: WrittenPath) -> Ambiguity? {
    if mayBeInherited(
      path.names[0], path.kind, by: path.owner, resolution.parts.first?.candidates.first)
    {
      return .inherited
    }
    guard resolution.isAmbiguous, let last = resolution.parts.last else { return nil }
    if last.candidates.count > Limits.meanings { return .many }
    // The name of a type nested in only some of the candidates may be a member of the others.
    return resolution.parts.contains { $0.candidates.count > last.candidates.count }
      ? .owners : .declarations
  }

  /// Whether the base of a path, resolved to `target`, may instead mean a type that a type around
  /// the reference inherits, `Context` in `struct A: UIViewRepresentable`, or a type nested in the
  /// external type that an extension around the reference extends.
  private func mayBeInherited(
    _ name: NameID, _ form: ReferenceForm, by owner: DeclarationID, _ target: DeclarationID?
  ) -> Bool {
    // The first checks decide the answer for nearly all names.
    guard let inheritedNames, let outsideExtensions, let target,
      inheritedNames.isInheritedAnywhere(name) || outsideExtensions.mayDeclare(name),
      let outer = table.declarations[target].owner, table.declarations[outer].kind == .file
    else { return false }
    let isOutward = form == .extend || form == .inherit || form == .conform
    if !isOutward, outsideExtensions.mayHide(target, in: owner, table) { return true }
    guard inheritedNames.isInheritedAnywhere(name) else { return false }
    guard let scope = isOutward ? table.declarations[owner].owner : owner else { return false }
    return inheritedNames.mayBeInherited(name, in: scope, table)
  }

  private func written(_ part: Resolution.Part, _ path: WrittenPath) -> WrittenName {
    WrittenName(
      owner: path.owner,
      offset: paths.offset(of: paths.part(part.position, of: path)),
      length: nameLengths[Int(path.names[part.position])])
  }

  /// Adds a dependency on `target` and, if that is a typealias, on the types that it stands for:
  /// `Row` for `typealias Rows = [Row]`.
  private func append(
    _ target: DeclarationID, kind: ReferenceKind, _ ambiguity: Ambiguity?, _ name: WrittenName,
    isQualifier: Bool = false, to dependencies: inout [Dependency]
  ) {
    let real = followed(target)
    func append(_ declaration: DeclarationID, alias: DeclarationID?, _ kind: ReferenceKind) {
      if declaration == name.owner { return }
      dependencies.append(
        Dependency(
          from: name.owner, to: declaration, kind: kind,
          certainty: ambiguity == nil ? .named : .ambiguous, because: ambiguity,
          offset: name.offset, length: name.length, alias: alias, isQualifier: isQualifier))
    }
    append(target, alias: nil, kind)
    if real != target { append(real, alias: target, kind) }
    guard table.declarations[target].kind == .typealias, let parts = aliasParts[target] else {
      return
    }
    for part in parts where part != real { append(part, alias: target, .type) }
  }

  /// - Parameter last: the last name of the path; `nil` if that is the type's own name.
  private func kind(
    of form: ReferenceForm, before last: NameID?, by owner: DeclarationID, _ target: DeclarationID
  ) -> ReferenceKind {
    let use = WrittenUse(
      form, before: last.map { isInit($0) ? .initializer : .member } ?? .nothing,
      isByProtocol: table.declarations[owner].kind == .protocol)
    let isProtocol = table.declarations[followed(target)].kind == .protocol
    return ReferenceKind(use, of: .type(isProtocol: isProtocol))
  }

  private func isInit(_ name: NameID) -> Bool {
    nameLengths[Int(name)] == 4 && scanned.names.text(of: name) == "init"
  }
}

/// The offset and length of a written name, and the declaration that contains it.
private struct WrittenName {
  let owner: DeclarationID
  let offset: UInt32
  let length: UInt32
}

/// A cache of the meanings of names that only outermost types have. It pays off because a file
/// mostly uses such a name many times.
private struct OutermostTypes {
  /// For each name, the file in which it was looked up last.
  private var files: [FileID]
  /// For each name, its type in that file.
  private var types: [Meaning]

  init(nameCount: Int) {
    files = [FileID](repeating: .absent, count: nameCount)
    types = [Meaning](repeating: .nothing, count: nameCount)
  }

  /// - Parameter find: looks the type up; `nil` for several types.
  mutating func type(
    named name: NameID, in file: FileID, find: () -> Meaning?
  ) -> Meaning? {
    if files[Int(name)] != file {
      files[Int(name)] = file
      types[Int(name)] = find() ?? .several
    }
    return types[Int(name)] == .several ? nil : types[Int(name)]
  }
}
