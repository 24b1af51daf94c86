import LintelGraph
import LintelScanner

/// The meanings of the bases of paths: types, modules, variables, functions and members of `self`.
extension Inference {
  /// Looks up a path that begins with the name of a type or module: `Row.shared`, `Core.load()`.
  mutating func typeHead(_ segment: Segment) -> TypeID {
    let fact = linkage[segment]
    if fact.name == linkage.known.selfType {
      return applied(types.metatypeOfSelf(in: linkage.owner(of: segment)), segment)
    }
    guard let (last, found) = types.lastMeaningful(segment) else {
      if linkage.meaning(of: segment) == .genericParameter || moduleMember(segment) {
        return TypeTable.unknown
      }
      // A constant may have a name like that of a type: `let Theme = makeTheme()`.
      let value = valueHead(segment)
      if code[segment].target.isPresent { return value }
      let arguments = types.genericArguments(after: segment)
      return applied(
        types.external(fact.name, arguments, isMetatype: true), segment)
    }
    var part = segment
    while part != last, let next = linkage.next(after: part) {
      let earlier = linkage.meaning(of: part).declaration
      code[part].type =
        earlier.map { types.make(.metatype, linkage.followed($0)) } ?? TypeTable.unknown
      part = next
    }
    let isAssociated = declaration(linkage.followed(found)).kind == .associatedtype
    let metatype = types.metatype(
      of: found, arguments: types.genericArguments(after: last),
      isAbstract: isAssociated && types.isAbstract(segment, last))
    code[last].type =
      fact.kind == .keypath ? types.instance(ofMetatype: metatype) : applied(metatype, last)
    return code[segment].type
  }

  /// Looks up a function or variable after the name of its module: `Core.load()`.
  private mutating func moduleMember(_ segment: Segment) -> Bool {
    guard let next = linkage.next(after: segment),
      linkage.linker.scopes.mayMeanType(linkage[segment].name),
      let module = linkage.module(named: linkage[segment].name, from: segment.file)
    else { return false }
    let name = linkage[next].name
    let found = search.members(named: name, in: .module(module.module), from: segment.file)
    guard choose(found, of: TypeTable.unknown, isOfType: nil, next) else { return false }
    code[next].type = memberType(next, base: TypeTable.unknown)
    return true
  }

  /// Looks up a name that means no type or module, from the inside out: a local variable, a
  /// parameter, a member of a type around it, or a global: `load()`.
  mutating func valueHead(_ segment: Segment) -> TypeID {
    let fact = linkage[segment]
    // Local variables and closure parameters hide declarations further out.
    switch code.local(at: segment) {
    case .local(let local):
      return applied(localType(local), segment)
    case .closure(let closure, let parameter):
      return applied(
        closureParameterType(closure, parameter), segment)
    case .none: break
    }
    let isDeclared = linkage.members.isDeclared(fact.name)
    var scope = linkage.owner(of: segment)
    var inner = scope
    var depth = 0
    while declaration(scope).kind != .file {
      let value = declaration(scope)
      depth += 1
      guard depth <= Limits.nesting else { return TypeTable.unknown }
      // A parameter hides members and globals: `func show(title: String) { print(title) }`.
      if let parameter = calls.parameter(named: fact.name, of: scope, before: fact.offset) {
        let type = types.writtenType(
          at: CodeOffset(parameter.typeStart, in: segment.file), to: parameter.typeEnd)
        let value = parameter.isVariadic ? types.make(.array, [type]) : type
        return applied(types.withoutSelf(value, in: scope), segment)
      }
      if isDeclared {
        let isType = value.kind == .extension || value.kind.isNominalType
        var found =
          isType
          ? members(fact.name, seenIn: scope, segment.file)
          : search.members(named: fact.name, in: .declaration(scope), from: segment.file)
        if !linkage.linker.blocks.isEmpty {
          found.keep { linkage.linker.isInScope($0, at: fact.offset) }
        }
        search.keepMembers(seenFrom: inner, in: &found)
        let base = isType ? types.enclosingType(scope) : TypeTable.unknown
        if choose(found, of: base, isOfType: nil, segment) {
          return memberType(segment, base: types.enclosingInstance(of: scope))
        }
      }
      inner = scope
      scope = value.enclosing
    }
    // A name that the project does not declare may still have a meaning of its own:
    // `type(of: row)`.
    if !isDeclared {
      if fact.isCalled, fact.name == linkage.known.typeFunction {
        return types.metatype(ofValue: dynamicType(segment))
      }
      let known = projectedName(fact.name, seenFrom: linkage.owner(of: segment), segment.file)
      if types[known].kind != .unknown { return known }
      if let scope = enclosingScope(of: linkage.owner(of: segment)) {
        let projected = projectedType(segment, of: types.enclosingType(scope))
        if types[projected].kind != .unknown { return applied(projected, segment) }
      }
      if fact.name == linkage.known.zip { return pairs(segment) }
      return fact.name == linkage.known.error
        ? types.external(linkage.known.errorType, [], isMetatype: false) : TypeTable.unknown
    }
    switch ownMeaning(segment) {
    case .external: return TypeTable.unknown
    case .open: code.markAmbiguous(segment, because: .sdk)
    case .project: break
    }
    // The file's own module comes before the modules that it imports.
    let module = linkage.linker.files[segment.file].module
    var own = search.members(named: fact.name, in: .module(module), from: segment.file)
    if linkage.linker.mayBeOfOtherTarget(own, segment.file) {
      for other in search.globals(named: fact.name, visibleFrom: segment.file) {
        own.append(other)
      }
    }
    if !choose(own, of: TypeTable.unknown, isOfType: nil, segment) {
      let found = search.globals(named: fact.name, visibleFrom: segment.file)
      if found.isEmpty, fact.name == linkage.known.error {
        return types.external(linkage.known.errorType, [], isMetatype: false)
      }
      guard choose(found, of: TypeTable.unknown, isOfType: nil, segment) else {
        return TypeTable.unknown
      }
    }
    switch functionMeaning(segment) {
    case .external:
      code[segment].target = .absent
      return fact.name == linkage.known.zip ? pairs(segment) : TypeTable.unknown
    case .open: code.markAmbiguous(segment, because: .sdk)
    case .project: break
    }
    if mayBeInherited(fact.name, by: linkage.owner(of: segment)) {
      code.markAmbiguous(segment, because: .inherited)
    }
    return memberType(segment, base: TypeTable.unknown)
  }

  /// Returns the type of the value that is passed to `type(of: value)`.
  private mutating func dynamicType(_ segment: Segment) -> TypeID {
    guard let argument = calls.argument(after: segment), linkage[argument].name == linkage.known.of
    else {
      return TypeTable.unknown
    }
    return argumentType(argument)
  }

  /// Returns the type of `zip(rows, numbers)`: an array of pairs.
  private mutating func pairs(_ segment: Segment) -> TypeID {
    let arguments = calls.arguments(segment)
    guard linkage[segment].isCalled, arguments.count == 2 else { return TypeTable.unknown }
    var parts: [TypeID] = []
    var position = arguments.first
    while let argument = position {
      parts.append(types.element(of: argumentType(argument)))
      position = calls.argument(after: argument)
    }
    return types.make(.array, [types.make(.tuple, parts)])
  }

  /// Looks up a member of `self` or `super`: `self.title`, `super.show()`.
  mutating func ownMember(_ segment: Segment) -> TypeID {
    let fact = linkage[segment]
    let scope = enclosingScope(of: linkage.owner(of: segment))
    let type = scope.map { types.enclosingType($0) } ?? TypeTable.unknown
    guard fact.kind == .superMember else {
      let value = member(segment, of: type)
      if !code[segment].target.isPresent, let scope,
        case let found = search.members(
          named: fact.name, requiredBy: scope, from: segment.file, &types),
        choose(found, of: type, isOfType: nil, segment)
      {
        return memberType(segment, base: type)
      }
      // In an extension of `Optional`, `self?` is the wrapped value, whose type is unknown.
      let isFound = code[segment].target.isPresent
      return isFound || !types.isOptional(type)
        ? value : memberOfUnknown(segment)
    }
    guard let symbol = types.instanceSymbol(type) else { return TypeTable.unknown }
    let supers = linkage.linker.scopes.supertypes(of: symbol)
    for supertype in supers where declaration(supertype).kind != .protocol {
      let type = member(segment, of: types.make(.instance, supertype))
      if fact.name == linkage.known.initializer {
        leaveInheritedInitializer(segment, of: supertype)
      }
      return type
    }
    return TypeTable.unknown
  }
}
