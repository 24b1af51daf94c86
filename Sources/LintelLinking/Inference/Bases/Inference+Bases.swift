import LintelGraph
import LintelScanner

/// The meanings of the bases of paths that are types, modules or members of `self`.
extension Inference {
  /// Looks up a path that begins with the name of a type or module: `Row.shared`, `Core.load()`.
  mutating func typeHead(_ segment: Segment) -> TypeID {
    for strategy in TypeBaseStrategy.allCases {
      if let type = typeHead(segment, by: strategy) { return type }
    }
    return TypeTable.unknown
  }

  /// Tries one strategy.
  ///
  /// - Returns: the type of the segment; `nil` if the next strategy is to be tried.
  private mutating func typeHead(_ segment: Segment, by strategy: TypeBaseStrategy) -> TypeID? {
    switch strategy {
    case .selfType:
      guard linkage[segment].name == linkage.known.selfType else { return nil }
      return applied(types.metatypeOfSelf(in: linkage.owner(of: segment)), segment)
    case .type: return writtenType(segment)
    case .genericParameter:
      guard linkage.meaning(of: segment) == .genericParameter else { return nil }
      lookUpMember(ofParameter: segment)
      return TypeTable.unknown
    case .moduleMember: return moduleMember(segment) ? TypeTable.unknown : nil
    case .value:
      let value = valueHead(segment)
      return code[segment].target.isPresent ? value : nil
    case .external:
      let (fact, arguments) = (linkage[segment], types.genericArguments(after: segment))
      // The subscript in a key path is of a value: `\Array<Row>.[0]`.
      let isOfValue = fact.kind == .keypath && fact.isSubscripted
      let outer = types.outerType(of: segment, after: segment)
      return applied(
        types.external(fact.name, arguments, isMetatype: !isOfValue, in: outer), segment)
    }
  }

  /// Looks up the type of the project with which a path begins: `Row.Cell` in `Row.Cell.shared`.
  private mutating func writtenType(_ segment: Segment) -> TypeID? {
    guard let (last, found) = types.lastMeaningful(segment) else { return nil }
    var part = segment
    while part != last, let next = linkage.next(after: part) {
      let earlier = linkage.meaning(of: part).declaration
      code[part].type = TypeState(
        earlier.map { types.make(.metatype, linkage.followed($0)) } ?? TypeTable.unknown)
      part = next
    }
    let isAssociated = declaration(linkage.followed(found)).kind == .associatedtype
    let arguments = types.genericArguments(after: last)
    let metatype = types.metatype(
      of: found,
      arguments: linkage.followed(found) == found
        ? types.allArguments(arguments, of: found, named: last, from: segment) : arguments,
      isAbstract: isAssociated && types.isAbstract(segment, last))
    let isKeyPath = linkage[segment].kind == .keypath
    code[last].type = TypeState(
      applied(isKeyPath ? types.instance(ofMetatype: metatype) : metatype, last))
    return code[segment].type.known ?? TypeTable.unknown
  }

  /// Looks up the member after a generic parameter: `T.make()` of `func use<T: Maker>(_ type: T.Type)`.
  private mutating func lookUpMember(ofParameter segment: Segment) {
    let fact = linkage[segment]
    guard !fact.isCalled, !fact.isSubscripted, let next = linkage.next(after: segment),
      linkage[next].name != linkage.known.initializer,
      let owner = linkage.genericOwner(of: fact.name, from: linkage.owner(of: segment)),
      declaration(owner).kind != .extension
    else { return }
    let parameter = types.make(parameter: GenericParameter(owner: owner, name: fact.name))
    var found = members(linkage[next].name, of: parameter, segment.file)
    search.keepMembers(ofType: true, in: &found)
    guard choose(found, of: parameter, isOfType: true, next) else { return }
    code[next].type = TypeState(memberType(next, base: parameter))
  }

  /// Looks up a function or variable after the name of its module: `Core.load()`.
  private mutating func moduleMember(_ segment: Segment) -> Bool {
    guard let next = linkage.next(after: segment),
      linkage.mayMeanType(linkage[segment].name),
      let module = linkage.module(named: linkage[segment].name, from: segment.file)
    else { return false }
    let name = linkage[next].name
    let found = search.members(named: name, in: .module(module.module), from: segment.file)
    guard choose(found, of: TypeTable.unknown, isOfType: nil, next) else { return false }
    code[next].type = TypeState(memberType(next, base: TypeTable.unknown))
    return true
  }

  /// Looks up a member of `self` or `super`: `self.title`, `super.show()`.
  mutating func ownMember(_ segment: Segment) -> TypeID {
    let fact = linkage[segment]
    let scope = enclosingScope(of: linkage.owner(of: segment))
    let type = scope.map { types.enclosingType($0) } ?? TypeTable.unknown
    guard fact.kind == .superMember else {
      let value = member(segment, of: type)
      // `Self[row: 0]`, and `self[row: 0]` in a static member, mean subscripts of the type.
      if fact.name == linkage.known.blank, types[value].kind == .unknown {
        return applied(types.metatypeOfSelf(in: linkage.owner(of: segment)), segment)
      }
      if fact.name == linkage.known.initializer, let symbol = types.instanceSymbol(type) {
        leaveImplicitInitializer(segment, of: symbol)
        leaveInheritedInitializer(segment, of: symbol)
        return value
      }
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
    let supers = linkage.supertypes(of: symbol)
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
