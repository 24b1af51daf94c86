import LintelGraph
import LintelScanner

/// What key paths lead to.
protocol KeyPathInferring: UntypedMemberInferring, ~Copyable {}

extension KeyPathInferring where Self: ~Copyable {
  /// The root of a key path that is the value of a variable, or an argument, of a type `KeyPath`.
  private mutating func keyPathRoot(_ file: FileID, _ index: Int)
    -> TypeID
  {
    let type = expectation(ofMember: file, index).type
    return types.isKeyPath(type)
      ? types.operand(0, of: type) : TypeTable.unknown
  }

  /// A key path without a root: `\.name`, mostly of the elements of a collection.
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

  /// What a function is given that is passed to a method: an element of a collection, or what an
  /// optional holds.
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

  /// A key path without a root that is an argument of an attribute: `\.name`.
  ///
  /// Its root is what the wrapper demands. Where that is not known, it is most likely one that the
  /// project extends for this, and no type of its own.
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

  /// Where a key path may begin that is an argument of an attribute, and whether it can begin
  /// nowhere else.
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
