import LintelGraph
import LintelScanner

/// The types around declarations, and metatypes.
extension TypeTable {
  /// Returns the metatype of a type that is written as a value, such as `Row` in `Row.shared`.
  ///
  /// - Parameter isAbstract: whether an associated type is itself the result, because no conforming
  ///   type decides what it is, as in `T.Item`; otherwise the result is unknown. See
  ///   ``isAbstract(_:_:)``.
  mutating func metatype(
    of found: DeclarationID, arguments: [TypeID], isAbstract: Bool
  ) -> TypeID {
    let target = linkage.followed(found)
    if declaration(target).kind == .associatedtype {
      return isAbstract ? make(.metatype, target) : TypeTable.unknown
    }
    guard declaration(target).kind == .typealias else {
      let type = found == target ? TypeTable.unknown : aliasType(found, arguments)
      // If the typealias leaves its generic arguments open, the initialiser's arguments determine
      // them: `Short(1)` with `typealias Short<T> = Box<T>`.
      let isKnown =
        self[type].kind == .instance && self[type].declaration == target
        && !operands(of: type).contains { hasParameter($0, of: found) }
      return make(.metatype, target, isKnown ? operands(of: type) : arguments)
    }
    let real = aliasType(target, arguments)
    switch self[real].kind {
    case .instance: return make(.metatype, self[real].declaration, operands(of: real))
    case .external:
      return make(
        .externalMetatype, named: self[real].name, operands(of: real), in: self[real].outer)
    default: return make(.metatype, target, arguments)
    }
  }

  /// Returns the metatype of a type that is nested in the type of `base`: `Store<Row>.Cell`.
  ///
  /// - Parameter segment: the segment that names the nested type.
  mutating func metatype(
    of nested: DeclarationID, nestedIn base: TypeID, _ segment: Segment
  ) -> TypeID {
    let own = genericArguments(after: segment)
    guard linkage.followed(nested) == nested else {
      return metatype(of: nested, arguments: own, isAbstract: true)
    }
    let arguments = allArguments(own, of: nested, nestedIn: base)
    return metatype(of: nested, arguments: arguments, isAbstract: false)
  }

  mutating func metatypeOfSelf(in scope: DeclarationID) -> TypeID {
    let instance = enclosingInstance(of: scope)
    let type = self[instance]
    switch type.kind {
    case .instance: return make(.metatype, type.declaration)
    case .external: return make(.externalMetatype, named: type.name, in: type.outer)
    default: return TypeTable.unknown
    }
  }

  /// Returns the metatype of the type of a value, as `type(of: row)` makes it.
  mutating func metatype(ofValue id: TypeID) -> TypeID {
    let type = self[id]
    switch type.kind {
    case .instance: return make(.metatype, type.declaration, operands(of: id))
    case .external:
      return make(.externalMetatype, named: type.name, operands(of: id), in: type.outer)
    default: return TypeTable.unknown
    }
  }

  func instanceSymbol(_ id: TypeID) -> DeclarationID? {
    self[id].kind == .instance || self[id].kind == .metatype ? self[id].declaration : nil
  }

  mutating func instance(ofMetatype id: TypeID) -> TypeID {
    let type = self[id]
    switch type.kind {
    case .metatype: return make(.instance, type.declaration, operands(of: id))
    case .externalMetatype:
      return external(type.name, operands(of: id), isMetatype: false, in: type.outer)
    default: return id
    }
  }

  /// Returns the type that code in `scope`, a type or an extension, belongs to: `Row` for
  /// `extension Row {}`.
  mutating func enclosingType(_ scope: DeclarationID) -> TypeID {
    let value = declaration(scope)
    if value.kind != .extension { return make(.instance, scope) }
    if let type = typeOfSelf(in: scope) { return type }
    if let type = value.extendedType {
      guard declaration(type).kind == .typealias, linkage.externalTypes[scope] != nil else {
        return make(.instance, type)
      }
      let meant = aliasType(type)
      return meant == TypeTable.unknown ? make(.instance, type) : meant
    }
    let name = linkage.externalTypes[scope] ?? value.name.id
    let arguments = linkage.known.arrays.contains(name) ? requiredElement(of: scope) : nil
    return external(name, arguments.map { [$0] } ?? [], isMetatype: false)
  }

  /// Returns the only type that an extension is for: `Outlined` for
  /// `extension Style where Self == Outlined {}`; `nil` for most extensions.
  private mutating func typeOfSelf(in scope: DeclarationID) -> TypeID? {
    let value = declaration(scope)
    let facts = linkage.files[value.file.position]
    let requirement = facts.requirements(of: linkage.fact(of: scope), from: value.offset)
      .first { $0.kind == .sameType && facts.isAboutSelf($0) }
    guard let requirement else { return nil }
    let type = writtenType(
      at: CodeOffset(requirement.typeStart, in: value.file), to: requirement.typeEnd)
    return self[type].kind == .instance || self[type].kind == .external ? type : nil
  }

  /// Returns the type that a member, or code in it, belongs to; unknown for anything else.
  mutating func enclosingInstance(of scope: DeclarationID) -> TypeID {
    enclosingScope(of: scope).map { enclosingType($0) } ?? TypeTable.unknown
  }

  /// Returns the innermost type around `scope` that is, or inherits from, a type: `LockStore` in
  /// `class LockStore: Store<Lock> { var cell: Cell? }` for `Store`; unknown if there is none.
  mutating func inheritingType(
    _ type: DeclarationID, around scope: DeclarationID
  ) -> TypeID {
    var current = scope
    while declaration(current).kind != .file {
      let value = declaration(current)
      let candidate = value.extendedType ?? current
      if candidate == type || linkage.ancestors.contains(type, of: candidate) {
        return make(.instance, candidate)
      }
      current = value.enclosing
    }
    return TypeTable.unknown
  }

  /// Returns the operands of a type that is found as a member of `base`.
  ///
  /// - Parameter own: the type's own generic arguments; empty if they are not known.
  mutating func allArguments(
    _ own: [TypeID], of type: DeclarationID, nestedIn base: TypeID
  ) -> [TypeID] {
    let outer = parameters(around: type)
    if outer.isEmpty { return own }
    let count = linkage.genericParameters(of: type).count
    var result = own.count == count ? own : [TypeID](repeating: TypeTable.unknown, count: count)
    for parameter in outer {
      let made = make(parameter: parameter)
      result.append(substituted(made, base))
    }
    return result
  }

  /// Returns the type that an extension requires of the elements of a collection: `T` for
  /// `extension [T] {}` and for `extension Array where Element == T {}`; `nil` if they may be
  /// anything.
  mutating func requiredElement(of scope: DeclarationID) -> TypeID? {
    let value = declaration(scope)
    let extended = writtenType(at: CodeOffset(value.offset, in: value.file))
    if self[extended].kind == .array, self[operand(0, of: extended)].kind != .unknown {
      return operand(0, of: extended)
    }
    guard linkage.known.element != KnownNames.none else { return nil }
    let element = GenericParameter(owner: scope, name: linkage.known.element)
    return constraints(of: make(parameter: element)).first
  }

  func isOptional(_ id: TypeID) -> Bool {
    self[id].kind == .external && self[id].name == linkage.known.optional
  }

  /// Returns the type of a collection's elements: `Row` for `[Row]`, a tuple for a dictionary.
  mutating func element(of id: TypeID) -> TypeID {
    switch self[id].kind {
    case .array: return operand(0, of: id)
    case .dictionary: return make(.tuple, operands(of: id))
    case .external where linkage.known.holders.isBuffer(self[id].name): return operand(0, of: id)
    default: return TypeTable.unknown
    }
  }

  func isKeyPath(_ type: TypeID) -> Bool {
    self[type].kind == .external
      && linkage.known.keyPaths.contains(self[type].name)
  }

  func isType(_ id: TypeID, named name: NameID) -> Bool {
    self[id].kind == .external && self[id].name == name
  }

  /// Returns the type of the part of a tuple with a label or number, `size.width` or `pair.0`;
  /// `nil` if there is none.
  func part(_ name: NameID, of tuple: TypeID) -> TypeID? {
    guard self[tuple].kind == .tuple else { return nil }
    let labels = labels(of: tuple)
    if let number = labels.firstIndex(of: name) { return operand(number, of: tuple) }
    let text = linkage.names.text(of: name)
    if let number = Int(text) { return operand(number, of: tuple) }
    guard labels.isEmpty, self[tuple].count == 2 else { return nil }
    // The labels of elements of dictionaries and of `enumerated()` are not written in the project.
    switch text {
    case "key", "offset": return operand(0, of: tuple)
    case "value", "element": return operand(1, of: tuple)
    default: return nil
    }
  }
}
