import LintelGraph
import LintelScanner

extension TypeTable {
  /// Returns the type that is written at `start`; unknown for offset 0, which stands for no type.
  ///
  /// - Parameter end: the offset at which the type ends; 0 if that is not known.
  mutating func writtenType(at start: CodeOffset, to end: UInt32 = 0) -> TypeID {
    let (file, offset) = (start.file, start.offset)
    guard offset > 0 else { return TypeTable.unknown }
    if let known = writtenTypes[file, offset] { return TypeID(rawValue: known) }
    guard depth < Self.maximumDepth else { return TypeTable.unknown }
    // A typealias may lead to itself: `typealias A = [A]`.
    writtenTypes.insert(TypeTable.unknown.rawValue, file, offset)
    depth += 1
    openTypes += 1
    let type = readType(start, end)
    openTypes -= 1
    depth -= 1
    writtenTypes.insert(type.rawValue, file, offset)
    return type
  }

  /// Returns the type that is written for a parameter of a declaration in `file`.
  mutating func writtenType(of parameter: ParameterFact, in file: FileID) -> TypeID {
    writtenType(at: CodeOffset(parameter.typeStart, in: file), to: parameter.typeEnd)
  }

  private mutating func readType(_ start: CodeOffset, _ end: UInt32) -> TypeID {
    guard let head = linkage.typeReference(at: start) else { return typeWithoutName(start, end) }
    let type = namedType(head)
    let others = shapes(at: start).filter { $0.shape == .component }
    if others.isEmpty { return type }
    return make(
      .composition, [type] + others.map { writtenType(at: CodeOffset($0.inner, in: start.file)) })
  }

  /// Returns the type at `start` if it does not begin with a name, as `[T]` does not.
  private mutating func typeWithoutName(_ start: CodeOffset, _ end: UInt32) -> TypeID {
    let file = start.file
    let shapes = shapes(at: start)
    if let first = shapes.first {
      switch first.shape {
      case .specifier: return writtenType(at: CodeOffset(first.inner, in: file), to: end)
      case .element:
        if let value = shapes.last, value.shape == .value {
          return make(
            .dictionary,
            [
              writtenType(at: CodeOffset(first.inner, in: file)),
              writtenType(at: CodeOffset(value.inner, in: file)),
            ])
        }
        return make(
          .array, [writtenType(at: CodeOffset(shapes[shapes.count - 1].inner, in: file))])
      case .item, .result:
        let parts = shapes.map { writtenType(at: CodeOffset($0.inner, in: file)) }
        if shapes[shapes.count - 1].shape == .result { return make(.function, parts) }
        return parts.count == 1
          ? parts[0]
          : make(
            tupleOf: parts, labels: shapes.map { tupleLabel(at: CodeOffset($0.inner, in: file)) })
      case .selfType: return make(.selfType)
      case .value, .argument, .component: break
      }
    }
    return TypeTable.unknown
  }

  mutating func namedType(_ head: Segment) -> TypeID {
    let fact = linkage[head]
    var named = head
    while let next = linkage.nextSegment(after: named) {
      named = next
    }
    let arguments = genericArguments(after: linkage.lastSegment(after: named))
    if let found = linkage.meaning(of: named).declaration {
      let target = linkage.followed(found)
      if declaration(target).kind == .associatedtype {
        guard isAbstract(head, named) else { return TypeTable.unknown }
        return make(.instance, target, holder(head, named).map { [$0] } ?? [])
      }
      guard declaration(target).kind == .typealias else {
        return instance(of: found, meaning: target, arguments, named: named, from: head)
      }
      return aliasType(target, arguments)
    }
    if linkage.meaning(of: head) == .genericParameter {
      guard named == head else { return TypeTable.unknown }
      guard let owner = linkage.genericOwner(of: fact.name, from: linkage.owner(of: head)) else {
        return TypeTable.unknown
      }
      // An extension has no generic parameters of its own, so the name is e.g. the `Element` of a
      // collection.
      return declaration(owner).kind == .extension
        ? external(fact.name, arguments, isMetatype: false)
        : make(parameter: GenericParameter(owner: owner, name: fact.name))
    }
    // After a type of the project, the last name means a type that the project does not declare.
    guard lastMeaningful(head) == nil else { return TypeTable.unknown }
    return external(
      linkage[named].name, arguments, isMetatype: false, in: outerType(of: named, after: head))
  }

  /// Returns the generic parameter before an associated type: `K` in `K.Value`; `nil` if there is
  /// none.
  private mutating func holder(_ head: Segment, _ associated: Segment) -> TypeID? {
    guard linkage.nextSegment(after: head) == associated,
      linkage.meaning(of: head) == .genericParameter, case let name = linkage[head].name,
      let owner = linkage.genericOwner(of: name, from: linkage.owner(of: head)),
      declaration(owner).kind != .extension
    else { return nil }
    return make(parameter: GenericParameter(owner: owner, name: name))
  }

  /// Returns the type that contains the external type that a segment names: `UIButton` for
  /// `UIButton.Configuration`.
  ///
  /// - Parameter head: the base of the path.
  func outerType(of segment: Segment, after head: Segment) -> ValueType.Outer {
    let name = linkage.known.original(of: linkage[segment].name)
    guard linkage.outerTypes.distinguishes(name) else { return .unknown }
    if segment != head {
      let before = linkage.before(segment)
      let outer = linkage[before].name
      return before == head && linkage.outerTypes.isModule(outer) ? .nothing : .type(outer)
    }
    let owners = linkage.outerTypes.owners(of: name)
    return owners.isEmpty || !isInside(owners, linkage.owner(of: head)) ? .nothing : .unknown
  }

  /// Whether a declaration is in an extension of an external type, or in a type that inherits from
  /// one, so that it sees the types nested there.
  private func isInside(_ types: Set<NameID>, _ declaration: DeclarationID) -> Bool {
    func isOne(_ name: NameID) -> Bool {
      types.contains { $0 == name || linkage.outerTypes.inherits(name, from: $0) }
    }
    var scope: DeclarationID? = declaration
    for _ in 0..<Limits.nesting {
      guard let current = scope else { break }
      let value = self.declaration(current)
      if let type = linkage.externalTypes[current], isOne(type) { return true }
      let type = value.extendedType ?? current
      if linkage.externalSupertypes[type].contains(where: isOne) { return true }
      for position in linkage.ancestors.range(of: type)
      where linkage.externalSupertypes[linkage.ancestors[position]].contains(where: isOne) {
        return true
      }
      scope = value.owner
    }
    return false
  }

  /// Returns the type of a value of `target`, where `found` is that type or a typealias of it.
  ///
  /// - Parameter named: the segment that names the type, of the path with the base `head`.
  private mutating func instance(
    of found: DeclarationID, meaning target: DeclarationID, _ arguments: [TypeID],
    named: Segment, from head: Segment
  ) -> TypeID {
    if found != target {
      // The typealias may pass generic arguments: `typealias Rows = Box<Row>`.
      let type = aliasType(found, arguments)
      if self[type].kind == .instance, self[type].declaration == target {
        return substituted(type, outerType(of: found, named: named, from: head))
      }
    }
    let own =
      arguments.isEmpty ? ownParameters(of: target, linkage.owner(of: head)) : arguments
    return make(.instance, target, allArguments(own, of: target, named: named, from: head))
  }

  /// Returns the generic parameters of a type for its name without arguments in its own code:
  /// `Tree` stands for `Tree<Leaf>` in `class Tree<Leaf> { var left: Tree? }`; empty elsewhere.
  private mutating func ownParameters(
    of type: DeclarationID, _ scope: DeclarationID
  ) -> [TypeID] {
    var current: DeclarationID? = scope
    while let scope = current, scope != type, declaration(scope).extendedType != type {
      current = declaration(scope).owner
    }
    guard current != nil else { return [] }
    var parameters: [TypeID] = []
    for name in linkage.genericParameters(of: type) {
      parameters.append(make(parameter: GenericParameter(owner: type, name: name)))
    }
    return parameters
  }

  /// Returns the operands of a type that a segment names, in the path with the base `head`:
  /// `Row` for `Cell` in `Store<Row>.Cell`.
  mutating func allArguments(
    _ own: [TypeID], of type: DeclarationID, named: Segment, from head: Segment
  ) -> [TypeID] {
    let base = outerType(of: type, named: named, from: head)
    return allArguments(own, of: type, nestedIn: base)
  }

  /// Returns the type of which a type or typealias is a member that a segment names, in the path
  /// with the base `head`; unknown if no generic type is around it.
  mutating func outerType(
    of type: DeclarationID, named: Segment, from head: Segment
  ) -> TypeID {
    guard let outer = typeAround(type), !parameters(around: type).isEmpty else {
      return TypeTable.unknown
    }
    if named == head { return inheritingType(outer, around: linkage.owner(of: head)) }
    var base = TypeTable.unknown
    var current: Segment? = head
    while let segment = current, segment != named {
      base = nestedType(segment, in: base, from: head)
      current = linkage.nextSegment(after: segment)
    }
    return base
  }

  /// Returns the type that a segment before the last of a path names; `base` is the type before it.
  private mutating func nestedType(
    _ segment: Segment, in base: TypeID, from head: Segment
  ) -> TypeID {
    guard let found = linkage.meaning(of: segment).declaration else { return TypeTable.unknown }
    let own = genericArguments(after: segment)
    let target = linkage.followed(found)
    if found != target || declaration(target).kind == .typealias { return aliasType(found, own) }
    let arguments =
      segment == head
      ? allArguments(own, of: target, named: segment, from: head)
      : allArguments(own, of: target, nestedIn: base)
    return make(.instance, target, arguments)
  }

  /// Whether no conforming type decides which type an associated type is, the meaning of the
  /// segment `last`: the name is alone in the code of a protocol, or follows a generic parameter,
  /// `T.Item`, or is a typealias of the associated type.
  mutating func isAbstract(_ head: Segment, _ last: Segment) -> Bool {
    if let found = linkage.meaning(of: last).declaration, linkage.followed(found) != found {
      return true
    }
    if last != head { return linkage.meaning(of: head) == .genericParameter }
    let instance = enclosingInstance(of: linkage.owner(of: head))
    return instanceSymbol(instance).map { declaration($0).kind == .protocol } ?? false
  }

  /// Returns the last segment of a path, up to its first call, that means a type of the project, and
  /// that type: `Cell` in `Row.Cell.width`.
  func lastMeaningful(_ head: Segment) -> (segment: Segment, type: DeclarationID)? {
    var last: (Segment, DeclarationID)?
    var next: Segment? = head
    while let part = next {
      if let type = linkage.meaning(of: part).declaration { last = (part, type) }
      next = linkage.nextSegment(after: part)
    }
    return last
  }

  /// Returns the generic arguments right after a segment: `Row` in `Box<Row>()`.
  mutating func genericArguments(after segment: Segment) -> [TypeID] {
    guard linkage.hasGenericArguments(after: segment) else { return [] }
    let shapes = shapes(at: linkage.offset(of: segment))
    return shapes.filter { $0.shape == .argument }.map {
      writtenType(at: CodeOffset($0.inner, in: segment.file))
    }
  }

  /// Returns the types that the type at `place` contains, in order; empty for most types.
  private func shapes(at place: CodeOffset) -> [TypeShapeFact] {
    let facts = linkage.files[place.file.position].typeShapes
    let start = place.offset
    // The facts are ordered by the offsets of the inner types, which come after the start.
    var position = facts.partitioningIndex { $0.inner > start }
    guard position < facts.count, facts[position].start == start else { return [] }
    var result: [TypeShapeFact] = []
    let limit = min(facts.count, position + 64)
    while position < limit {
      if facts[position].start == start { result.append(facts[position]) }
      if facts[position].start < start { break }
      position += 1
    }
    return result
  }

  /// Returns the label of the part of a tuple whose type, or whose value, starts at an offset:
  /// `width` for the `1` of `(width: 1, height: 2)`.
  func tupleLabel(at start: CodeOffset) -> NameID {
    let facts = linkage.files[start.file.position].tupleLabels
    let position = facts.partitioningIndex { $0.value >= start.offset }
    guard position < facts.count, facts[position].value == start.offset else {
      return KnownNames.none
    }
    return facts[position].name
  }
}
