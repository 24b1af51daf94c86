import LintelGraph
import LintelScanner

/// The meanings of the names in key paths.
extension Inference {
  /// Returns the root of a key path where a `KeyPath` is expected:
  /// `let path: KeyPath<Row, Int> = \.size`.
  private mutating func keyPathRoot(_ file: FileID, _ index: Int)
    -> TypeID
  {
    let type = expectation(ofMember: file, index).type
    return types.isKeyPath(type)
      ? types.operand(0, of: type) : TypeTable.unknown
  }

  /// Looks up the first name of a key path without a root, mostly of a collection's elements:
  /// `rows.map(\.title)`.
  mutating func keyPathMember(_ file: FileID, _ index: Int) -> TypeID {
    let argument = argument(aroundMember: index, file)
    if let argument,
      reference(file, Int(reference(file, argument).link)).kind == .attribute
    {
      return keyPathMember(file, index, in: argument)
    }
    let fact = reference(file, index)
    let root = keyPathRoot(file, index)
    if let part = types.part(fact.name, of: root) { return applied(part, file, index) }
    if choose(
      members(fact.name, of: root, file), of: root, isOfType: false, file, index)
    {
      return memberType(file, index, base: root)
    }
    if let argument {
      let part = Int(reference(file, argument).link)
      let call = reference(file, part)
      var element = shapedParameter(file, part, ofArgument: argument, 0)
      if types[element].kind == .unknown {
        element =
          call.isContinuation
          ? mappedType(of: segmentType(file, Int(call.link)), by: part, file)
          : shownElement(file, part)
      }
      if let part = types.part(fact.name, of: element) { return applied(part, file, index) }
      if choose(
        members(fact.name, of: element, file), of: element, isOfType: false, file, index)
      {
        return memberType(file, index, base: element)
      }
    }
    return onlyMember(file, index)
  }

  /// Returns the type of what a method passes to a function: an element of a collection, or the
  /// wrapped value of an optional: `rows.map(\.title)`.
  private mutating func mappedType(of base: TypeID, by part: Int, _ file: FileID) -> TypeID {
    let method = reference(file, part).name
    switch types[base].kind {
    case .instance, .external:
      if let argument = types[base].kind == .external
        ? linkage.known.holders.argument(passedBy: method, of: types[base].name) : nil
      {
        return types.operand(argument, of: base)
      }
      let isOfProject = code[file.position].targets[part].isPresent
      return !isOfProject && mapsOptional(base, by: method) ? base : TypeTable.unknown
    default: return types.element(of: base)
    }
  }

  /// Looks up the first name of a key path in an argument of an attribute: `@Environment(\.theme)`.
  ///
  /// Its root is what the wrapper requires. If that is unknown, it is most likely an external type
  /// that the project extends for this, and no type of the project.
  mutating func keyPathMember(
    _ file: FileID, _ index: Int, in argument: Int
  ) -> TypeID {
    let name = reference(file, index).name
    let (roots, areAll) = roots(
      file, argument, Int(reference(file, argument).link))
    for root in roots {
      if areAll, name == linkage.known.selfMember { return root }
      if choose(
        members(name, of: root, file), of: root, isOfType: false, file, index)
      {
        return memberType(file, index, base: root)
      }
    }
    if areAll { return TypeTable.unknown }
    return only(
      linkage.onlyMembers(seenFrom: file).externalVariable(named: name), file, index)
  }

  /// Returns the possible roots of a key path in an argument of an attribute, `EnvironmentValues`
  /// for `@Environment(\.theme)`, and whether there are no others.
  private mutating func roots(
    _ file: FileID, _ argument: Int, _ part: Int
  ) -> (types: [TypeID], areAll: Bool) {
    let base = base(of: part, file)
    let wrapper = wrapper(file, base)
    let roots = demandedTypes(file, argument, part).filter {
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
              owner(file, reference(file, base))))
        ], true
      )
    }
  }
}
