import LintelGraph
import LintelScanner

/// The meanings of the names in key paths.
extension Inference {
  /// Returns the root of a key path where a `KeyPath` is expected:
  /// `let path: KeyPath<Row, Int> = \.size`.
  private mutating func keyPathRoot(_ segment: Segment) -> TypeID {
    let type = expectation(ofMember: segment).type
    return types.isKeyPath(type)
      ? types.operand(0, of: type) : TypeTable.unknown
  }

  /// Looks up the first name of a key path without a root, mostly of a collection's elements:
  /// `rows.map(\.title)`.
  mutating func keyPathMember(_ segment: Segment) -> TypeID {
    let argument = argument(aroundMember: segment)
    for strategy in KeyPathStrategy.allCases {
      if let type = keyPathMember(segment, in: argument, by: strategy) { return type }
    }
    return TypeTable.unknown
  }

  /// Tries one strategy.
  ///
  /// - Parameter argument: the argument that contains the key path.
  /// - Returns: the type of the member; `nil` if the next strategy is to be tried.
  private mutating func keyPathMember(
    _ segment: Segment, in argument: Segment?, by strategy: KeyPathStrategy
  ) -> TypeID? {
    switch strategy {
    case .attribute:
      guard let argument, linkage[linkage.call(of: argument)].kind == .attribute else {
        return nil
      }
      return keyPathMember(segment, in: argument)
    case .expected: return keyPathMember(segment, of: keyPathRoot(segment))
    case .passed:
      guard let argument else { return nil }
      return keyPathMember(segment, of: passedType(toKeyPathIn: argument))
    case .onlyName:
      return linkage[segment].name == linkage.known.blank ? nil : onlyMember(segment)
    }
  }

  /// Looks up a name in a root: `title` in a `Row` for `\Row.title`.
  private mutating func keyPathMember(_ segment: Segment, of root: TypeID) -> TypeID? {
    let name = linkage[segment].name
    let root = types.seen(root, at: segment)
    // The key path begins with a subscript: `\.[0]`.
    if name == linkage.known.blank {
      return types[root].kind == .unknown ? nil : applied(root, segment)
    }
    if let part = types.part(name, of: root) { return applied(part, segment) }
    let found = members(name, of: root, segment.file)
    guard choose(found, of: root, isOfType: false, segment) else {
      let only = linkage.onlyMembers(seenFrom: segment.file).member(named: name, isOfType: false)
      return only.map { isOfOther($0, than: root) } ?? false ? TypeTable.unknown : nil
    }
    return memberType(segment, base: root)
  }

  /// Returns the type of the values that a function passes to a closure, or key path, in an
  /// argument: `Row` for `rows.map(\.title)`.
  private mutating func passedType(toKeyPathIn argument: Segment) -> TypeID {
    let part = linkage.call(of: argument)
    let type = shapedParameter(part, ofArgument: argument, 0)
    guard types[type].kind == .unknown else { return type }
    return linkage[part].isContinuation
      ? mappedType(of: segmentType(linkage.before(part)), by: part) : shownElement(part)
  }

  /// Returns the type of the value that a method passes to a function, i.e. of an element of a
  /// collection, or of the wrapped value of an optional: `rows.map(\.title)`.
  private mutating func mappedType(of base: TypeID, by part: Segment) -> TypeID {
    let method = linkage[part].name
    switch types[base].kind {
    case .instance, .external:
      if let argument = types[base].kind == .external
        ? linkage.known.holders.argument(passedBy: method, of: types[base].name) : nil
      {
        return types.operand(argument, of: base)
      }
      let isOfProject = code[part].target.isPresent
      return !isOfProject && mapsOptional(base, by: method) ? base : TypeTable.unknown
    default: return types.element(of: base)
    }
  }

  /// Looks up the first name of a key path in an argument of an attribute: `@Environment(\.theme)`.
  ///
  /// The wrapper determines the root of the key path. If the root is unknown, it is most likely not
  /// a type of the project, but an external type that the project extends for this purpose.
  mutating func keyPathMember(_ segment: Segment, in argument: Segment) -> TypeID {
    let name = linkage[segment].name
    let (roots, areAll) = roots(argument, linkage.call(of: argument))
    for root in roots {
      if areAll, name == linkage.known.selfMember { return root }
      if name == linkage.known.blank {
        return areAll && roots.count == 1 ? applied(root, segment) : TypeTable.unknown
      }
      if choose(
        members(name, of: root, segment.file), of: root, isOfType: false, segment)
      {
        return memberType(segment, base: root)
      }
    }
    if areAll { return TypeTable.unknown }
    return only(
      linkage.onlyMembers(seenFrom: segment.file).externalVariable(named: name), segment)
  }

  /// Returns the possible roots of a key path in an argument of an attribute, `EnvironmentValues`
  /// for `@Environment(\.theme)`, and whether there are no others.
  private mutating func roots(_ argument: Segment, _ part: Segment) -> (
    types: [TypeID], areAll: Bool
  ) {
    let base = linkage.base(of: part)
    let wrapper = wrapper(base)
    let roots = demandedTypes(argument, part).filter {
      types.isKeyPath($0)
    }
    .map { types.operand(0, of: $0) }
    guard types[wrapper].kind == .external, roots.isEmpty,
      let known = linkage.known.wrappers[
        types[wrapper].name]
    else {
      let areAll = roots.allSatisfy {
        types[$0].kind == .instance || types[$0].kind == .external
      }
      return (roots, areAll && !roots.isEmpty)
    }
    switch known.root {
    case .types(let names):
      return (names.map { types.external($0, [], isMetatype: false) }, known.isOnlyRoot)
    case .element:
      return (
        [
          types.element(
            of: declarationType(
              linkage.owner(of: base)))
        ], true
      )
    }
  }
}
