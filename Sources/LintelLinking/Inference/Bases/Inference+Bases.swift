import LintelGraph
import LintelScanner

/// The meanings of the bases of paths: types, modules, variables, functions and members of `self`.
extension Inference {
  /// Looks up a path that begins with the name of a type or module: `Row.shared`, `Core.load()`.
  mutating func typeHead(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    if fact.name == linkage.known.selfType {
      return applied(types.metatypeOfSelf(in: owner(file, fact)), file, index)
    }
    guard let last = types.lastMeaningful(file, index) else {
      if meaning(file, index) == .hidden || moduleMember(file, index) {
        return TypeTable.unknown
      }
      // A constant may have a name like that of a type: `let Theme = makeTheme()`.
      let value = valueHead(file, index)
      if code[file.position].targets[index].isPresent { return value }
      let arguments = types.genericArguments(file, after: index)
      return applied(
        types.external(fact.name, arguments, isMetatype: true), file, index)
    }
    var part = index
    while part != last {
      let earlier = meaning(file, part)
      code[file.position].types[part] =
        earlier.isPresent ? types.make(.metatype, linkage.followed(earlier)) : TypeTable.unknown
      part = Int(linkage.linker.paths.next(after: Int32(part), in: file))
    }
    let found = meaning(file, last)
    let isAssociated = declaration(linkage.followed(found)).kind == .associatedtype
    let metatype = types.metatype(
      of: found, arguments: types.genericArguments(file, after: last),
      isAbstract: isAssociated && types.isAbstract(file, index, last))
    code[file.position].types[last] =
      fact.kind == .keypath ? types.instance(ofMetatype: metatype) : applied(metatype, file, last)
    return code[file.position].types[index]
  }

  /// Looks up a function or variable after the name of its module: `Core.load()`.
  private mutating func moduleMember(_ file: FileID, _ index: Int) -> Bool {
    let next = Int(linkage.linker.paths.next(after: Int32(index), in: file))
    guard next >= 0, linkage.linker.scopes.mayMeanType(reference(file, index).name),
      let module = linkage.module(named: reference(file, index).name, from: file)
    else { return false }
    let name = reference(file, next).name
    let found = search.members(named: name, in: .module(module.module), from: file)
    guard choose(found, of: TypeTable.unknown, isOfType: nil, file, next) else { return false }
    code[file.position].types[next] = memberType(file, next, base: TypeTable.unknown)
    return true
  }

  /// Looks up a lower-case name, from the inside out: a local variable, a parameter, a member of a
  /// type around it, or a global: `load()`.
  mutating func valueHead(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    // Local variables and closure parameters hide what is declared further out.
    switch LocalNames.Meaning(target: code[file.position].targets[index]) {
    case .local(let local):
      return applied(localType(file, local), file, index)
    case .closure(let closure, let parameter):
      return applied(
        closureParameterType(file, closure, parameter), file, index)
    case .none: break
    }
    let isDeclared = linkage.members.isDeclared(fact.name)
    var scope = owner(file, fact)
    var inner = scope
    var depth = 0
    while declaration(scope).kind != .file {
      let value = declaration(scope)
      depth += 1
      guard depth <= Limits.nesting else { return TypeTable.unknown }
      // A parameter hides members and globals: `func show(title: String) { print(title) }`.
      if let parameter = calls.parameter(named: fact.name, of: scope, before: fact.offset) {
        let type = types.writtenType(file, parameter.typeStart, parameter.typeEnd)
        let value = parameter.isVariadic ? types.make(.array, [type]) : type
        return applied(types.withoutSelf(value, in: scope), file, index)
      }
      if isDeclared {
        let isType = value.kind == .extension || value.kind.isNominalType
        var found =
          isType
          ? members(fact.name, seenIn: scope, file)
          : search.members(named: fact.name, in: .declaration(scope), from: file)
        if !linkage.linker.blocks.isEmpty {
          found.keep { linkage.linker.isInScope($0, at: fact.offset) }
        }
        search.keepMembers(seenFrom: inner, in: &found)
        let base = isType ? types.enclosingType(scope) : TypeTable.unknown
        if choose(found, of: base, isOfType: nil, file, index) {
          return memberType(file, index, base: types.enclosingInstance(of: scope))
        }
      }
      inner = scope
      scope = value.enclosing
    }
    // A name that the project does not declare may still have a meaning of its own:
    // `type(of: row)`.
    if !isDeclared {
      if fact.isCalled, fact.name == linkage.known.typeFunction {
        return types.metatype(ofValue: dynamicType(file, index))
      }
      let known = projectedName(fact.name, seenFrom: owner(file, fact), file)
      if types[known].kind != .unknown { return known }
      if let scope = enclosingScope(of: owner(file, fact)) {
        let projected = projectedType(file, index, of: types.enclosingType(scope))
        if types[projected].kind != .unknown { return applied(projected, file, index) }
      }
      if fact.name == linkage.known.zip { return pairs(file, index) }
      return fact.name == linkage.known.error
        ? types.external(linkage.known.errorType, [], isMetatype: false) : TypeTable.unknown
    }
    switch ownMeaning(file, index) {
    case .external: return TypeTable.unknown
    case .open: code[file.position].markAmbiguous(index, because: .sdk)
    case .project: break
    }
    // The file's own module comes before the modules that it imports.
    let module = linkage.linker.files[file].module
    let own = search.members(named: fact.name, in: .module(module), from: file)
    if !choose(own, of: TypeTable.unknown, isOfType: nil, file, index) {
      let found = search.globals(named: fact.name, visibleFrom: file)
      if found.isEmpty, fact.name == linkage.known.error {
        return types.external(linkage.known.errorType, [], isMetatype: false)
      }
      guard choose(found, of: TypeTable.unknown, isOfType: nil, file, index) else {
        return TypeTable.unknown
      }
    }
    switch functionMeaning(file, index) {
    case .external:
      code[file.position].targets[index] = .absent
      return fact.name == linkage.known.zip ? pairs(file, index) : TypeTable.unknown
    case .open: code[file.position].markAmbiguous(index, because: .sdk)
    case .project: break
    }
    if mayBeInherited(fact.name, by: owner(file, fact)) {
      code[file.position].markAmbiguous(index, because: .inherited)
    }
    return memberType(file, index, base: TypeTable.unknown)
  }

  /// Returns the type of the value that is passed to `type(of: value)`.
  private mutating func dynamicType(_ file: FileID, _ index: Int) -> TypeID {
    let argument = calls.argument(after: Int32(index), file)
    guard argument >= 0, reference(file, Int(argument)).name == linkage.known.of else {
      return TypeTable.unknown
    }
    return argumentType(file, Int(argument))
  }

  /// Returns the type of `zip(rows, numbers)`: an array of pairs.
  private mutating func pairs(_ file: FileID, _ index: Int) -> TypeID {
    let arguments = calls.arguments(file, index)
    guard reference(file, index).isCalled, arguments.count == 2 else { return TypeTable.unknown }
    var parts: [TypeID] = []
    var argument = arguments.first
    while argument >= 0 {
      parts.append(types.element(of: argumentType(file, Int(argument))))
      argument = calls.argument(after: argument, file)
    }
    return types.make(.array, [types.make(.tuple, parts)])
  }

  /// Looks up a member of `self` or `super`: `self.title`, `super.show()`.
  mutating func ownMember(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    let scope = enclosingScope(of: owner(file, fact))
    let type = scope.map { types.enclosingType($0) } ?? TypeTable.unknown
    guard fact.kind == .superMember else {
      let value = member(file, index, of: type)
      if !code[file.position].targets[index].isPresent, let scope,
        case let found = search.members(
          named: fact.name, requiredBy: scope, from: file, &types),
        choose(found, of: type, isOfType: nil, file, index)
      {
        return memberType(file, index, base: type)
      }
      // In an extension of `Optional`, `self?` is the wrapped value, whose type is unknown.
      let isFound = code[file.position].targets[index].isPresent
      return isFound || !types.isOptional(type)
        ? value : memberOfUnknown(file, index)
    }
    guard let symbol = types.instanceSymbol(type) else { return TypeTable.unknown }
    let supers = linkage.linker.scopes.supertypes(of: symbol)
    for supertype in supers where declaration(supertype).kind != .protocol {
      let type = member(file, index, of: types.make(.instance, supertype))
      if fact.name == linkage.known.initializer {
        leaveInheritedInitializer(file, index, of: supertype)
      }
      return type
    }
    return TypeTable.unknown
  }
}
