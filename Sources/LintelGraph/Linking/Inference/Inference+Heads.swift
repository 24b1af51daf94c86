import LintelScanner

extension Inference {
  func startsWithType(_ file: FileID, _ index: Int) -> Bool {
    // `\Root.member` has its root right after the backslash, `\.member` a dot.
    let facts = linkage.references[Int(file)]
    return linkage.linker.scopes.mayMeanType(facts[index].name)
  }

  /// A path that starts with the name of a type, or a module's.
  mutating func typeHead(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    if fact.name == linkage.known.selfType {
      return applied(metatypeOfSelf(in: owner(file, fact)), file, index)
    }
    guard let last = lastMeaningful(file, index) else {
      if meaning(file, index) == ScopeTable.hidden || moduleMember(file, index) {
        return TypeTable.unknown
      }
      // A constant may have a name like a type's.
      let value = valueHead(file, index)
      if code[Int(file)].targets[index] >= 0 { return value }
      let arguments = genericArguments(file, after: index)
      return applied(
        outside(fact.name, arguments, isMetatype: true), file, index)
    }
    var part = index
    while part != last {
      let earlier = meaning(file, part)
      code[Int(file)].types[part] =
        earlier >= 0 ? types.make(.metatype, linkage.followed(earlier)) : TypeTable.unknown
      part = Int(linkage.linker.paths.next(after: Int32(part), in: file))
    }
    let found = meaning(file, last)
    let isAssociated = declaration(linkage.followed(found)).kind == .associatedtype
    let metatype = metatype(
      of: found, arguments: genericArguments(file, after: last),
      isAbstract: isAssociated && isAbstract(file, index, last))
    code[Int(file)].types[last] =
      fact.kind == .keypath ? instance(ofMetatype: metatype) : applied(metatype, file, last)
    return code[Int(file)].types[index]
  }

  /// A function or variable after the name of its module.
  private mutating func moduleMember(_ file: FileID, _ index: Int) -> Bool {
    let next = Int(linkage.linker.paths.next(after: Int32(index), in: file))
    guard next >= 0, linkage.linker.scopes.mayMeanType(reference(file, index).name),
      let module = linkage.module(named: reference(file, index).name, from: file)
    else { return false }
    let name = reference(file, next).name
    guard find(name, in: .module(module.module), from: file), choose(file, next) else {
      return false
    }
    code[Int(file)].types[next] = memberType(file, next, base: TypeTable.unknown)
    return true
  }

  /// - Parameter isAbstract: whether an associated type stands for itself.
  mutating func metatype(
    of found: DeclarationID, arguments: [TypeID], isAbstract: Bool
  ) -> TypeID {
    let target = linkage.followed(found)
    if declaration(target).kind == .associatedtype {
      return isAbstract ? types.make(.metatype, target) : TypeTable.unknown
    }
    guard declaration(target).kind == .typealias else {
      return types.make(.metatype, target, arguments)
    }
    let real = declarationType(target)
    switch types[real].kind {
    case .instance: return types.make(.metatype, types[real].symbol, types.operands(of: real))
    case .outside:
      return types.make(.outsideMetatype, types[real].symbol, types.operands(of: real))
    default: return types.make(.metatype, target, arguments)
    }
  }

  private mutating func metatypeOfSelf(in scope: DeclarationID) -> TypeID {
    let instance = enclosingInstance(of: scope)
    let type = types[instance]
    switch type.kind {
    case .instance: return types.make(.metatype, type.symbol)
    case .outside: return types.make(.outsideMetatype, type.symbol)
    default: return TypeTable.unknown
    }
  }

  func instanceSymbol(_ id: TypeID) -> DeclarationID {
    types[id].kind == .instance || types[id].kind == .metatype ? types[id].symbol : -1
  }

  mutating func instance(ofMetatype id: TypeID) -> TypeID {
    let type = types[id]
    switch type.kind {
    case .metatype: return types.make(.instance, type.symbol, types.operands(of: id))
    case .outsideMetatype:
      return outside(NameID(type.symbol), types.operands(of: id), isMetatype: false)
    default: return id
    }
  }

  /// A lower-case name: a local variable, a parameter, a member of an enclosing type, or a global.
  mutating func valueHead(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    switch LocalNames.Meaning(number: code[Int(file)].targets[index]) {
    case .local(let local): return applied(localType(file, local), file, index)
    case .closure(let closure, let parameter):
      return applied(closureParameterType(file, closure, parameter), file, index)
    case .none: break
    }
    let isDeclared = linkage.members.isDeclared(fact.name)
    var scope = owner(file, fact)
    var inner = scope
    while declaration(scope).kind != .file {
      let value = declaration(scope)
      if let parameter = parameter(named: fact.name, of: scope, before: fact.offset) {
        let type = writtenType(file, parameter.typeStart, parameter.typeEnd)
        return applied(withoutSelf(type, in: scope), file, index)
      }
      if value.kind == .variable || value.kind == .subscript,
        fact.name == linkage.known.newValue || fact.name == linkage.known.oldValue
      {
        return applied(declarationType(scope), file, index)
      }
      if isDeclared {
        let isType = value.kind == .extension || value.kind.isNominalType
        if isType
          ? find(fact.name, of: enclosingType(scope), from: file)
            || find(fact.name, requiredBy: scope, from: file)
          : find(fact.name, in: .declaration(scope), from: file)
        {
          keepMembers(seenFrom: inner)
          if choose(file, index) {
            return memberType(file, index, base: enclosingInstance(of: scope))
          }
        }
      }
      inner = scope
      scope = value.owner
    }
    if !isDeclared {
      return fact.name == linkage.known.error
        ? outside(linkage.known.errorType, [], isMetatype: false) : TypeTable.unknown
    }
    let module = linkage.linker.files[Int(file)].module
    if !find(fact.name, in: .module(module), from: file) || !choose(file, index) {
      forgetFound()
      for entry in linkage.linker.scopes.visibleModules(from: file)
      where entry.name == nil || entry.name == fact.name {
        addMembers(named: fact.name, of: .module(entry.module))
      }
      let isFound = keepVisible(from: file)
      if !isFound, fact.name == linkage.known.error {
        return outside(linkage.known.errorType, [], isMetatype: false)
      }
      guard isFound, choose(file, index) else { return TypeTable.unknown }
      // An overload of another module may be meant as well.
      if linkage.known.isOutsideFunction(fact.name) { code[Int(file)].doubtful[index] = true }
    }
    return memberType(file, index, base: TypeTable.unknown)
  }

  /// The type that code in `scope`, a type or an extension, belongs to.
  mutating func enclosingType(_ scope: DeclarationID) -> TypeID {
    let value = declaration(scope)
    if value.kind != .extension { return types.make(.instance, scope) }
    if value.extendedType >= 0 { return types.make(.instance, value.extendedType) }
    return outside(linkage.outsideTypes[scope] ?? value.name.id, [], isMetatype: false)
  }

  /// The type around a declaration that is a member, or unknown.
  mutating func enclosingInstance(of scope: DeclarationID) -> TypeID {
    let type = enclosingScope(of: scope)
    return type < 0 ? TypeTable.unknown : enclosingType(type)
  }

  /// The type or extension around a declaration that is a member, or `-1`.
  private func enclosingScope(of scope: DeclarationID) -> DeclarationID {
    var current = scope
    while current >= 0 {
      let kind = declaration(current).kind
      if kind == .extension || kind.isNominalType { return current }
      current = declaration(current).owner
    }
    return -1
  }

  /// A member of `self`, or of `super`.
  mutating func ownMember(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    let scope = enclosingScope(of: owner(file, fact))
    let type = scope < 0 ? TypeTable.unknown : enclosingType(scope)
    guard fact.kind == .superMember else {
      let value = member(file, index, of: type)
      if code[Int(file)].targets[index] < 0, scope >= 0,
        find(fact.name, requiredBy: scope, from: file), choose(file, index)
      {
        return memberType(file, index, base: type)
      }
      // `self?` in an extension of Optional is what that holds, whose type is not known.
      let isFound = code[Int(file)].targets[index] >= 0
      return isFound || !isOptional(type) ? value : memberOfUnknown(file, index)
    }
    let supers = linkage.linker.scopes.supertypes(of: instanceSymbol(type))
    for supertype in supers where declaration(supertype).kind != .protocol {
      let type = member(file, index, of: types.make(.instance, supertype))
      if fact.name == linkage.known.initializer {
        leaveInheritedInitializer(file, index, of: supertype)
      }
      return type
    }
    return TypeTable.unknown
  }

  private func isOptional(_ id: TypeID) -> Bool {
    types[id].kind == .outside && NameID(bitPattern: types[id].symbol) == linkage.known.optional
  }
}
