import LintelGraph
import LintelScanner

/// The meanings of the bases of paths that are variables or functions.
extension Inference {
  /// Looks up a name that means no type or module, from the inside out: a local variable, a
  /// parameter, a member of a type around it, or a global: `load()`.
  mutating func valueHead(_ segment: Segment) -> TypeID {
    let name = linkage[segment].name
    let isDeclared = linkage.members.isDeclared(name)
    for strategy in ValueBaseStrategy.allCases {
      if let type = valueHead(segment, name, isDeclared: isDeclared, by: strategy) { return type }
    }
    return TypeTable.unknown
  }

  /// Tries one strategy.
  ///
  /// - Parameter isDeclared: whether the project declares the name anywhere.
  /// - Returns: the type of the segment; `nil` if the next strategy is to be tried.
  private mutating func valueHead(
    _ segment: Segment, _ name: NameID, isDeclared: Bool, by strategy: ValueBaseStrategy
  ) -> TypeID? {
    switch strategy {
    case .local: return localValue(segment)
    case .around: return valueAround(segment, isDeclared: isDeclared)
    case .dynamicType:
      guard !isDeclared, linkage[segment].isCalled, name == linkage.known.typeFunction else {
        return nil
      }
      return types.metatype(ofValue: dynamicType(segment))
    case .projectedName:
      guard !isDeclared else { return nil }
      let type = projectedName(name, seenFrom: linkage.owner(of: segment), segment.file)
      return types[type].kind == .unknown ? nil : type
    case .projectedValue:
      guard !isDeclared, let scope = enclosingScope(of: linkage.owner(of: segment)) else {
        return nil
      }
      let type = projectedType(segment, of: types.enclosingType(scope))
      return types[type].kind == .unknown ? nil : applied(type, segment)
    case .pairs: return !isDeclared && name == linkage.known.zip ? pairs(segment) : nil
    case .inherited:
      guard isDeclared else { return nil }
      switch ownMeaning(segment) {
      case .external: return TypeTable.unknown
      case .open: code.markAmbiguous(segment, because: .sdk)
      case .project: break
      }
      return nil
    case .ownModule:
      guard isDeclared else { return nil }
      let module = linkage.module(of: segment.file)
      var found = search.members(named: name, in: .module(module), from: segment.file)
      if linkage.mayBeOfOtherTarget(found, segment.file) {
        for other in search.globals(named: name, visibleFrom: segment.file) { found.append(other) }
      }
      return global(segment, among: found)
    case .otherModule:
      guard isDeclared else { return nil }
      return global(segment, among: search.globals(named: name, visibleFrom: segment.file))
    case .error:
      guard name == linkage.known.error,
        !isDeclared || search.globals(named: name, visibleFrom: segment.file).isEmpty
      else { return nil }
      return types.external(linkage.known.errorType, [], isMetatype: false)
    }
  }

  /// Returns the type of a local variable, or of a closure's parameter: `row.title`; `nil` if the
  /// name means neither.
  private mutating func localValue(_ segment: Segment) -> TypeID? {
    switch code.local(at: segment) {
    case .local(let local): applied(localType(local), segment)
    case .closure(let closure, let parameter):
      applied(closureParameterType(closure, parameter), segment)
    case .none: nil
    }
  }

  /// Looks up a name among the parameters of the functions around it, and the members of the types
  /// and functions around it: `func show(title: String) { print(title) }`.
  private mutating func valueAround(_ segment: Segment, isDeclared: Bool) -> TypeID? {
    let fact = linkage[segment]
    var scope = linkage.owner(of: segment)
    var inner = scope
    var depth = 0
    while declaration(scope).kind != .file {
      let value = declaration(scope)
      depth += 1
      guard depth <= Limits.nesting else { return TypeTable.unknown }
      // A parameter hides members and globals: `func show(title: String) { print(title) }`.
      if let parameter = calls.parameter(named: fact.name, of: scope, before: fact.offset) {
        let type = types.writtenType(of: parameter, in: segment.file)
        let value = parameter.isVariadic ? types.make(.array, [type]) : type
        return applied(types.withoutSelf(value, in: scope), segment)
      }
      if isDeclared {
        let isType = value.kind == .extension || value.kind.isNominalType
        var found =
          isType
          ? members(fact.name, seenIn: scope, segment.file)
          : search.members(named: fact.name, in: .declaration(scope), from: segment.file)
        if linkage.hasBlockDeclarations {
          found.keep { linkage.isInScope($0, at: fact.offset) }
        }
        search.keepMembers(seenFrom: inner, in: &found)
        let base = isType ? types.enclosingType(scope) : TypeTable.unknown
        keepHanded(&found, of: base, segment)
        if choose(found, of: base, isOfType: nil, segment) {
          return memberType(segment, base: types.enclosingInstance(of: scope))
        }
      }
      inner = scope
      scope = value.enclosing
    }
    return nil
  }

  /// Returns the type of a global of the project, unless a global of an SDK is meant: `load()`;
  /// `nil` if no candidate fits.
  private mutating func global(_ segment: Segment, among found: FoundMembers) -> TypeID? {
    var found = found
    keepHanded(&found, of: TypeTable.unknown, segment)
    guard choose(found, of: TypeTable.unknown, isOfType: nil, segment) else { return nil }
    let name = linkage[segment].name
    switch functionMeaning(segment) {
    case .external:
      code[segment].target = .absent
      return name == linkage.known.zip ? pairs(segment) : TypeTable.unknown
    case .open: code.markAmbiguous(segment, because: .sdk)
    case .project: break
    }
    if mayBeInherited(name, by: linkage.owner(of: segment)) {
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

  /// Returns the type of `zip(rows, numbers)`: a collection of pairs.
  private mutating func pairs(_ segment: Segment) -> TypeID {
    let arguments = calls.arguments(segment)
    guard linkage[segment].isCalled, arguments.count == 2 else { return TypeTable.unknown }
    var parts: [TypeID] = []
    var position = arguments.first
    while let argument = position {
      parts.append(types.element(of: argumentType(argument)))
      position = calls.argument(after: argument)
    }
    return types.make(
      .array, named: linkage.known.collections.zipped, [types.make(.tuple, parts)])
  }
}
