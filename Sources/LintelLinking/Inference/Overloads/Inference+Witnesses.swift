import LintelGraph
import LintelScanner

/// The members of protocols that a type outside of the project may have as well.
extension Inference {
  /// Leaves a segment without a meaning if it means the requirement of a protocol for a type that
  /// can only be a class, struct or enum: such a type has the member itself, and what the project
  /// does not write is inherited from outside, or made by the compiler. `queue.cancel()` is no
  /// `cancel` of `protocol Cancelling {}` with `class Queue: OperationQueue, Cancelling {}`, and
  /// neither is that of a type with `extension Store: Cancelling {}`, unless the project adds it.
  mutating func leaveRequirement(_ segment: Segment, of base: TypeID) {
    let target = code[segment].target
    guard target.isPresent, isRequirement(target), isConcrete(concrete(base)),
      !modifiers(of: target).contains(.optional)
    else { return }
    code[segment].target = .absent
  }

  /// Whether a type inherits another function with the name of one that it declares, which takes
  /// other arguments: `addDependency(_: Operation)` beside
  /// `class Load: Operation { func addDependency(_ theme: Theme) }`.
  func inheritsOther(_ target: DeclarationID, than name: NameID, _ base: TypeID) -> Bool {
    guard types[base].kind == .instance, declaration(target).kind == .function,
      linkage.known.isExternalMember(name), !modifiers(of: target).contains(.override)
    else { return false }
    let sdk = linkage.known.sdk
    return externalSupertypes(of: types[base].declaration).contains { supertype in
      sdk.type(named: supertype).map { sdk.has(memberNamed: name, $0) != false } ?? false
    }
  }

  /// Whether an external type that no SDK has may itself have a member that a protocol of the
  /// project requires and an extension of the protocol has as well: `store.stop()` with
  /// `protocol Stopping { func stop() }`, `extension Stopping { func stop() {} }` and
  /// `extension Store: Stopping {}`. The type's own member would be meant.
  func mayHaveOwn(_ target: DeclarationID, _ base: TypeID, among found: FoundMembers) -> Bool {
    let type = types[base]
    guard found.count > 1, type.kind == .external || type.kind == .externalMetatype,
      !linkage.known.isExternalType(type.name), !isExternal(declaration(target).enclosing)
    else { return false }
    return declaration(ownerType(of: target)).kind == .protocol
      && found.contains { isRequirement($0) }
  }

  /// Returns the class, or the only type, that the constraints of a generic parameter name: `Base`
  /// for `T: Base`; any other type is returned itself.
  mutating func concrete(_ base: TypeID) -> TypeID {
    switch types[base].kind {
    case .parameter:
      for constraint in types.constraints(of: base) {
        let type = types[constraint].kind == .composition ? concrete(constraint) : constraint
        if types[type].kind == .instance, isConcrete(type) { return type }
      }
      return base
    case .composition:
      return types.operands(of: base).first { types[$0].kind == .instance && isConcrete($0) }
        ?? base
    default: return base
    }
  }

  /// Whether a type can only be a class, struct or enum, not a protocol or generic parameter.
  func isConcrete(_ base: TypeID) -> Bool {
    let type = types[base]
    switch type.kind {
    // An extension cannot make a protocol conform.
    case .external, .externalMetatype, .array, .dictionary: return true
    case .instance, .metatype: return declaration(type.declaration).kind.isConcreteType
    default: return false
    }
  }

  /// Whether the member of a protocol that a segment was found to mean may be kept, although the
  /// type may have a member of that name from outside of the project, which the compiler prefers.
  /// If that is not known, the segment is ambiguous.
  ///
  /// - A class has the members of its superclass before those of extensions of protocols:
  ///   `view.layoutIfNeeded()` with `class Badge: UIView, Styled {}`.
  /// - A value of which only protocols are known has requirements before members of extensions:
  ///   `value.encode(to: encoder)` with `extension Fields {}` and `protocol Fields: Encodable {}`.
  mutating func keepsProtocolMember(
    _ segment: Segment, of base: TypeID, _ isOfType: Bool?
  ) -> Bool {
    let target = code[segment].target
    guard declaration(target).kind.mayBelongToValue,
      declaration(ownerType(of: target)).kind == .protocol
    else { return true }
    let owner: NameOwner
    let base = concrete(base)
    let type = types[base].declaration
    switch types[base].kind {
    case .instance, .metatype:
      switch declaration(type).kind {
      case .class: owner = ownerOfInherited(segment, type, isOfType)
      case .protocol, .associatedtype:
        if isRequirement(target) { return true }
        owner = ownerOfRequirement(segment, externalSupertypes(of: type), isOfType)
      default: return true
      }
    case .parameter, .composition:
      if isRequirement(target) { return true }
      owner = ownerOfRequirement(segment, externalConstraints(of: base), isOfType)
    default: return true
    }
    switch owner {
    case .external:
      code[segment].target = .absent
      return false
    case .open: code.markAmbiguous(segment, because: .inherited)
    case .project: break
    }
    return true
  }

  /// Returns whether a class has a member with the segment's name from a superclass outside of the
  /// project.
  private func ownerOfInherited(
    _ segment: Segment, _ type: DeclarationID, _ isOfType: Bool?
  ) -> NameOwner {
    guard let base = externalBase(of: type) else { return .project }
    guard let known = linkage.known.sdk.type(named: base) else {
      return linkage.known.isExternalType(base) ? .project : .open
    }
    let name = linkage[segment].name
    let external = calls.fit(
      ofExternalMember: name, of: [known], isOfType: isOfType, calls.arguments(segment))
    guard external.fit > .possible else { return .project }
    return external.entry == nil ? .open : .external
  }

  /// Returns the class outside of the project from which a class inherits, directly or not:
  /// `UIView` for `class Badge: Base {}` with `class Base: UIView {}`; `nil` if there is none.
  private func externalBase(of type: DeclarationID) -> NameID? {
    var current = type
    for _ in 0..<Limits.nesting {
      guard
        let next = linkage.supertypes(of: current).first(where: { declaration($0).kind == .class })
      else { break }
      current = next
    }
    // Only the first type of the clause can be a class.
    guard declaration(current).kind == .class,
      let first = linkage.externalSupertypes[current].first,
      isFirst(first, inClauseOf: current)
    else { return nil }
    return first
  }

  /// Whether a supertype is the first that is written after the name of a type.
  private func isFirst(_ supertype: NameID, inClauseOf type: DeclarationID) -> Bool {
    let value = declaration(type)
    let facts = linkage.files[value.file.position]
    let position = facts.inheritances.partitioningIndex { $0.offset >= value.offset }
    guard position < facts.inheritances.count,
      facts.inheritances[position].owner == linkage.fact(of: type),
      let head = linkage.typeReference(
        at: CodeOffset(facts.inheritances[position].offset, in: value.file))
    else { return false }
    return linkage.meaning(of: head).declaration == nil
      && linkage[linkage.lastSegment(after: head)].name == supertype
  }

  /// Returns whether a protocol outside of the project requires a member with the segment's name.
  ///
  /// - Parameter protocols: the names of the protocols to which the value conforms.
  private func ownerOfRequirement(
    _ segment: Segment, _ protocols: [NameID], _ isOfType: Bool?
  ) -> NameOwner {
    let name = linkage[segment].name
    var result = NameOwner.project
    for supertype in protocols {
      guard let type = linkage.known.sdk.type(named: supertype) else {
        if !linkage.known.isExternalType(supertype) { result = .open }
        continue
      }
      let lineage = linkage.known.sdk.lineage(of: type)
      for owner in linkage.known.requirements.owners(of: name)
      where lineage.contains(typeHash: owner.hash) {
        let external = calls.fit(
          ofExternalMember: name, of: [owner.type], isOfType: isOfType, calls.arguments(segment))
        if external.fit > .possible { return .external }
      }
    }
    return result
  }

  /// Returns the names of the external types in the constraints of a generic parameter, and of the
  /// external supertypes of the others: `Encodable` for `<T: Fields>` with
  /// `protocol Fields: Encodable {}`.
  private mutating func externalConstraints(of base: TypeID) -> [NameID] {
    var result: [NameID] = []
    let parts =
      types[base].kind == .parameter ? types.constraints(of: base) : types.operands(of: base)
    for part in parts {
      switch types[part].kind {
      case .instance: result += externalSupertypes(of: types[part].declaration)
      case .external: result.append(types[part].name)
      case .array: result.append(types[part].collectionName ?? linkage.known.array)
      default: break
      }
    }
    return result
  }
}
