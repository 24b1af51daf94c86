import LintelGraph
import LintelScanner
import LintelVocabulary

/// The words that write a type as a value: `T.self`, `type(of: t)`, `\T.Type.member`.
struct MetatypeSpellings {
  fileprivate let selfWord: NameID?
  fileprivate let metatype: NameID?
  fileprivate let type: NameID?
  fileprivate let of: NameID?

  init(_ names: NameTable) {
    let numbers = names.numbers(of: ["self", "Type", "type", "of"])
    selfWord = numbers["self"]
    metatype = numbers["Type"]
    type = numbers["type"]
    of = numbers["of"]
  }
}

/// Members of types that are written as values.
extension SymbolUseWriter {
  /// Returns the use of a member of a type in parentheses: `(T).member`.
  static func memberOfGroupedType(_ head: Segment, in inference: inout Inference)
    -> SymbolUse?
  {
    guard let usage = inference.usage(ofMember: head),
      inference.linkage[usage].kind == .memberOfGroup
    else { return nil }
    var part = Segment(inference.linkage[usage].link, in: usage.file)
    // In `(T.self).member`, the type is written before `self`.
    let last = inference.linkage[part]
    if last.isContinuation, last.name == inference.linkage.known.selfMember {
      part = inference.linkage.before(part)
    }
    let type = inference.segmentType(part)
    switch inference.types[type].kind {
    case .metatype, .externalMetatype: break
    default: return nil
    }
    let fact = inference.linkage[head]
    guard let parts = typeParts(of: type, fact.offset, in: &inference) else { return nil }
    return SymbolUse(
      from: inference.linkage.owner(of: head), head: declaration(of: type, in: inference),
      kind: .static,
      certainty: .inferred, parts: parts + writtenParts(from: head, in: &inference))
  }

  /// Returns the use of a member of a value's type, `type(of: value).member`; ambiguous if the type
  /// is unknown.
  static func memberOfDynamicType(
    _ head: Segment, _ written: [SymbolUse.Part], _ spellings: MetatypeSpellings,
    in inference: inout Inference
  ) -> SymbolUse? {
    guard written.count > 1, written[0].name.id == spellings.type,
      written[0].call?.labels.map(\.id) == spellings.of.map({ [$0] })
    else { return nil }
    let fact = inference.linkage[head]
    let argument = inference.calls.arguments(head).first
    let type = argument.map { inference.argumentType($0) } ?? TypeTable.unknown
    let known = typeParts(of: type, fact.offset, in: &inference)
    let unnamed = SymbolUse.Part(
      name: Name(id: NameID(inference.nameLengths.count)), offset: fact.offset, length: 0,
      isType: true)
    return SymbolUse(
      from: inference.linkage.owner(of: head), head: declaration(of: type, in: inference),
      kind: .static,
      certainty: known == nil ? .ambiguous : .inferred,
      parts: (known ?? [unnamed]) + written.dropFirst())
  }

  /// Returns the use of a member of a type that a variable holds: `type.member` with
  /// `let type: Row.Type`.
  static func memberOfMetatype(_ head: Segment, in inference: inout Inference)
    -> SymbolUse?
  {
    let type = inference.segmentType(head)
    switch inference.types[type].kind {
    case .metatype, .externalMetatype: break
    default: return nil
    }
    let fact = inference.linkage[head]
    let written = writtenParts(from: head, in: &inference)
    guard written.count > 1, let parts = typeParts(of: type, fact.offset, in: &inference) else {
      return nil
    }
    return SymbolUse(
      from: inference.linkage.owner(of: head), head: declaration(of: type, in: inference),
      kind: .static,
      certainty: .inferred, parts: parts + written.dropFirst())
  }

  /// Returns the names in the path of a type, or of the type of a value; `nil` if the type has no
  /// name.
  private static func typeParts(
    of type: TypeID, _ offset: UInt32, in inference: inout Inference
  ) -> [SymbolUse.Part]? {
    let value = inference.types[type]
    switch value.kind {
    case .instance, .metatype: return typeParts(of: value.declaration, offset, in: &inference)
    case .external, .externalMetatype:
      return [SymbolUse.Part(name: Name(id: value.name), offset: offset, length: 0, isType: true)]
    default: return nil
    }
  }

  private static func declaration(of type: TypeID, in inference: borrowing Inference)
    -> DeclarationID?
  {
    let value = inference.types[type]
    return value.kind == .instance || value.kind == .metatype ? value.declaration : nil
  }
}

extension SymbolUse {
  /// Returns the use without the words that only write a type as a value: `T.self.member` is a use
  /// of `T.member`.
  fileprivate func without(_ isSpelling: (Part) -> Bool) -> SymbolUse {
    guard parts.dropLast().contains(where: isSpelling) else { return self }
    let kept = parts.enumerated().filter { $0.offset == parts.count - 1 || !isSpelling($0.element) }
    return SymbolUse(
      from: from, head: head, kind: kind, certainty: certainty,
      mayBeginWithModule: mayBeginWithModule, parts: kept.map(\.element))
  }

  func withoutSpellings(_ spellings: MetatypeSpellings) -> SymbolUse {
    without { part in
      part.call == nil
        && (part.name.id == spellings.selfWord
          || kind == .keypath && part.name.id == spellings.metatype)
    }
  }
}
