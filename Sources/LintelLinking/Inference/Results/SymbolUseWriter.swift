import LintelGraph
import LintelScanner
import LintelVocabulary

/// Writes down the uses of wanted names in a file.
enum SymbolUseWriter {
  /// Returns the symbol uses in a file that contain a wanted name, by offset.
  ///
  /// Members of values and of `self` are left out, because the type that they belong to is not
  /// written: `row.title`.
  static func uses(of wanted: WantedNames, _ file: FileID, in inference: inout Inference)
    -> [SymbolUse]
  {
    let facts = inference.linkage.files[file.position]
    let heads = wantedHeads(file, wanted.isWanted, in: &inference).filter {
      inference.linkage.isActive($0)
    }
    guard !heads.isEmpty else { return [] }
    let modules = Set(facts.imports.map(\.module) + [wanted.swift].compactMap { $0 })
    var result: [SymbolUse] = []
    var externalSupertypes: [DeclarationID: [NameID]] = [:]
    for head in heads {
      if let use = use(head, modules: modules, wanted.spellings, in: &inference) {
        result.append(use.withoutSpellings(wanted.spellings))
        result += inheritedUses(of: use, head, &externalSupertypes, in: &inference)
      }
    }
    return result
  }

  /// Returns the bases of the paths of a file that contain a wanted name.
  private static func wantedHeads(
    _ file: FileID, _ isWanted: [Bool], in inference: inout Inference
  ) -> [Segment] {
    var heads: [Segment] = []
    let facts = inference.linkage.references[file.position]
    let all = facts.pathHeads()
    for (index, fact) in facts.enumerated()
    where fact.kind != .argument && isWanted[Int(fact.name)] {
      let head = Segment(all[index], in: file)
      if heads.last != head { heads.append(head) }
    }
    // A path may continue after arguments that contain other paths: `a(b.c).d`.
    return heads.count < 2 ? heads : Array(Set(heads)).sorted()
  }

  private static func use(
    _ head: Segment, modules: Set<NameID>, _ spellings: MetatypeSpellings,
    in inference: inout Inference
  ) -> SymbolUse? {
    let fact = inference.linkage[head]
    switch fact.kind {
    case .selfMember, .superMember, .argument: return nil
    case .member: return memberOfGroupedType(head, in: &inference)
    case .implicitMember:
      return fact.isInPattern ? nil : implicitUse(head, in: &inference)
    case .value: break
    case .keypath
    where !inference.isTypeName(fact.name)
      && inference.linkage.meaning(of: head).declaration == nil:
      return nil
    default:
      let place = PathPlace(head: head, owner: inference.linkage.owner(of: head))
      let resolution = inference.linkage.resolve(place)
      if let found = resolution.parts.last {
        return useOfType(
          found, isAmbiguous: isNameAmbiguous(resolution, in: &inference), head,
          in: &inference)
      }
    }
    if isVariableOfCode(head, in: &inference) {
      return memberOfMetatype(head, in: &inference)
    }
    let target = inference.code[head].target
    var parts = writtenParts(from: head, in: &inference)
    if !target.isPresent,
      let use = memberOfDynamicType(head, parts, spellings, in: &inference)
    {
      return use
    }
    if target.isPresent {
      let value = inference.declaration(target)
      guard
        inference.declaration(value.enclosing).kind == .file || inference.isStatic(target)
          || value.kind == .enumCase
      else { return memberOfMetatype(head, in: &inference) }
      parts = typeParts(around: target, fact.offset, in: &inference) + parts
    }
    return SymbolUse(
      from: inference.linkage.owner(of: head), head: target.ifPresent,
      kind: ReferenceKind(WrittenUse(fact.kind, isCalled: fact.isCalled), of: .external),
      mayBeginWithModule: !target.isPresent && parts.count > 1 && modules.contains(fact.name),
      parts: parts
    )
  }

  /// Returns the use of a path that begins with a type or typealias of the project: `Row.shared`.
  private static func useOfType(
    _ found: Resolution.Part, isAmbiguous: Bool, _ head: Segment, in inference: inout Inference
  ) -> SymbolUse {
    let fact = inference.linkage[head]
    let written = writtenParts(from: head, in: &inference)
    let type = inference.linkage.followed(found.candidates[found.candidates.startIndex])
    var parts = typeParts(of: type, fact.offset, in: &inference)
    // A typealias of the project does not make its type one of the project:
    // `typealias Log = Logger`.
    var declared: DeclarationID? = type
    if inference.declaration(type).kind == .typealias {
      let meaning = inference.declarationType(type)
      let real = inference.types[meaning]
      if real.kind == .external {
        declared = nil
        parts = [
          SymbolUse.Part(
            name: Name(id: real.name), offset: fact.offset, length: 0, isType: true)
        ]
      }
    }
    let last = parts.removeLast()
    let here = written[found.position]
    parts.append(
      SymbolUse.Part(
        name: last.name, offset: here.offset, length: here.length, isType: true, call: here.call,
        declared: isAmbiguous ? nil : last.declared))
    return SymbolUse(
      from: inference.linkage.owner(of: head), head: declared,
      kind: ReferenceKind(WrittenUse(fact.kind, isCalled: fact.isCalled), of: .external),
      certainty: isAmbiguous ? .ambiguous : .named,
      parts: parts + written.dropFirst(found.position + 1))
  }

  /// Returns the use of a member of a type that the context determines: `.shared`.
  private static func implicitUse(_ head: Segment, in inference: inout Inference)
    -> SymbolUse
  {
    let fact = inference.linkage[head]
    let target = inference.code[head].target
    var type: [SymbolUse.Part] = []
    var certainty = Certainty.inferred
    if target.isPresent {
      let isType = inference.declaration(target).kind.isNominalType
      type =
        isType
        ? typeParts(of: target, fact.offset, in: &inference)
        : typeParts(around: target, fact.offset, in: &inference)
    } else {
      let name = inference.externalContext(head)
      if name == nil { certainty = .ambiguous }
      type = [
        SymbolUse.Part(
          name: Name(id: name ?? NameID(inference.nameLengths.count)), offset: fact.offset,
          length: 0,
          isType: true)
      ]
    }
    return SymbolUse(
      from: inference.linkage.owner(of: head), head: target.ifPresent, kind: .static,
      certainty: certainty,
      parts: type + writtenParts(from: head, in: &inference))
  }

  // MARK: - Parts

  static func writtenParts(from head: Segment, in inference: inout Inference)
    -> [SymbolUse.Part]
  {
    var parts: [SymbolUse.Part] = []
    var next: Segment? = head
    while let segment = next {
      let fact = inference.linkage[segment]
      next = inference.linkage.next(after: segment)
      // The second subscript of `a[b][c]` has no name.
      if fact.isSubscripted, fact.isContinuation, fact.name == inference.linkage.known.blank {
        continue
      }
      parts.append(
        SymbolUse.Part(
          name: Name(id: fact.name), offset: fact.offset,
          length: inference.nameLengths[Int(fact.name)],
          isType: inference.isTypeName(fact.name) && !fact.isSubscripted,
          call: call(segment, in: &inference),
          declared: declared(segment, in: &inference)))
    }
    return parts
  }

  /// Returns the kind of the declaration of the project that a segment certainly means: `.enumCase`
  /// for `Phase.idle`.
  private static func declared(_ segment: Segment, in inference: inout Inference)
    -> DeclarationKind?
  {
    let target = inference.code[segment].target
    guard case .none = inference.code.local(at: segment), target.isPresent,
      inference.code[segment.file].ambiguity(at: segment) == nil
    else { return nil }
    return inference.declaration(target).kind
  }

  private static func call(_ segment: Segment, in inference: inout Inference) -> SymbolUse
    .Call?
  {
    guard inference.linkage[segment].isCalled else { return nil }
    let written = inference.calls.arguments(segment)
    return SymbolUse.Call(
      labels: labels(of: written, in: &inference).map { Name(id: $0) },
      endsWithClosure: written.endsInClosure)
  }

  private static func labels(of arguments: WrittenArguments, in inference: inout Inference)
    -> [NameID]
  {
    var labels: [NameID] = []
    _ = inference.calls.allLabels(of: arguments) {
      labels.append($0)
      return true
    }
    return labels
  }

  /// Returns the names of a type and of the types around it, from the outside in.
  static func typeParts(
    of type: DeclarationID, _ offset: UInt32, in inference: inout Inference
  ) -> [SymbolUse.Part] {
    var parts: [SymbolUse.Part] = []
    var current = type
    while inference.declaration(current).kind != .file {
      let value = inference.declaration(current)
      if value.kind == .extension, let type = value.extendedType {
        current = type
        continue
      }
      parts.append(
        SymbolUse.Part(
          name: value.name, offset: offset, length: 0, isType: true, declared: value.kind))
      current = value.enclosing
    }
    return parts.reversed()
  }

  /// Returns the names of the types that a member belongs to, from the outside in; none for a
  /// global declaration.
  private static func typeParts(
    around member: DeclarationID, _ offset: UInt32, in inference: inout Inference
  ) -> [SymbolUse.Part] {
    typeParts(of: inference.declaration(member).enclosing, offset, in: &inference)
  }

  // MARK: - Heads

  /// Whether a path may mean types of different names, not only several types with the same name.
  private static func isNameAmbiguous(
    _ resolution: borrowing Resolution, in inference: inout Inference
  ) -> Bool {
    guard resolution.isAmbiguous, let found = resolution.parts.last else { return false }
    return Set(
      found.candidates.map {
        typeParts(of: inference.linkage.followed($0), 0, in: &inference).map(\.name)
      }
    ).count
      > 1
  }

  /// Whether the base of a path is a local variable or a parameter: `row.title`.
  private static func isVariableOfCode(_ head: Segment, in inference: inout Inference)
    -> Bool
  {
    guard case .none = inference.code.local(at: head) else { return true }
    return inference.calls.parameter(namedAt: head) != nil
  }
}
