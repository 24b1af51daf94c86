import LintelGraph
import LintelScanner

/// Values that come from modules that are not read, and whose types are therefore unknown.
extension Inference {
  /// Whether the value before a member comes from a module that is not read, so that its type may
  /// have the member itself: `trip.start.shifted(by: 1)` beside
  /// `extension Date { func shifted(by days: Int) {} }`, where `Trip` is a type of such a module.
  mutating func isOfOutsideValue(_ segment: Segment) -> Bool {
    guard linkage.importsUnknown[segment.file.position], linkage[segment].isContinuation else {
      return false
    }
    return isFromOutside(linkage.before(segment), depth: 0)
  }

  /// Whether the value of the path that ends with a segment comes from a module that is not read.
  mutating func isFromOutside(pathTo segment: Segment) -> Bool {
    isFromOutside(segment, depth: 0)
  }

  /// Whether a member is in an extension of a class, struct, enum or collection of an SDK: values of
  /// other types have the members of other protocols and of `Optional` as well, `extension View {}`,
  /// and a collection of values of the project is none of a module that is not read.
  mutating func isOfSDKType(_ member: DeclarationID) -> Bool {
    let scope = declaration(member).enclosing
    guard let type = linkage.externalTypes[scope], type != linkage.known.optional,
      let known = linkage.known.sdk.type(named: type)
    else { return false }
    if let element = types.requiredElement(of: scope),
      types[element].kind == .instance || !linkage.known.isExternalType(types[element].name)
    {
      return false
    }
    return !linkage.known.sdk.hasAssociatedTypes(known)
      || linkage.known.commonProtocols.contains(type)
  }

  /// Whether the value of a path up to and including a segment comes from a module that is not
  /// read. That is so for
  ///
  /// - a member of a value of an external type that no SDK has, or whose members of SDKs are all
  ///   known and have other names: `trip.start`;
  /// - a function or variable that neither the project nor an SDK declares: `nextStay()`;
  /// - a variable with such a value, and a parameter of a closure that such a function takes:
  ///   `onTap { stay in … }`.
  private mutating func isFromOutside(_ segment: Segment, depth: Int) -> Bool {
    guard depth < Self.maximumSteps, case let type = segmentType(segment),
      types[type].kind == .unknown
    else { return false }
    let fact = linkage[segment]
    let target = code[segment].target
    if target.isPresent {
      return isFromOutside(valueOf: target, in: segment.file, depth: depth + 1)
    }
    if fact.isContinuation {
      let before = linkage.before(segment)
      // A projected value has the type of its value here, and members that lead to others like it.
      let name = linkage[before].name
      if isProjection(name), linkage.known.closureParameter(name) == nil { return false }
      let type = segmentType(before)
      switch types[type].kind {
      case .external, .externalMetatype: return isOutside(type, with: fact.name, before)
      case .unknown: return isFromOutside(before, depth: depth + 1)
      // A member of a `T: RemoteKind` is one of the protocol.
      case .parameter: return types.constraints(of: type).contains { isOutsideType($0) }
      default: return false
      }
    }
    switch code.local(at: segment) {
    case .local(let local):
      if let parameter = code.closureParameter(local) {
        return isFromOutside(closure: parameter.closure, depth: depth + 1)
      }
      let value = linkage[local]
      guard value.typeStart == 0, value.value == .reference,
        let base = base(from: CodeOffset(value.valueStart, in: segment.file))
      else { return false }
      return isFromOutside(settledEnd(ofPathAt: base), depth: depth + 1)
    case .closure(let closure, _): return isFromOutside(closure: closure, depth: depth + 1)
    case .none: break
    }
    guard !isProjection(fact.name) else { return false }
    switch fact.kind {
    case .superMember: return inheritsFromOutside(around: segment)
    case .value where calls.parameter(namedAt: segment) != nil: return false
    case .value, .selfMember:
      if inheritsFromOutside(around: segment) { return true }
      return !linkage.members.isDeclared(fact.name) && !linkage.known.isExternalMember(fact.name)
        && !linkage.known.isExternalFunction(fact.name)
    default: return false
    }
  }

  /// Whether a type around a name inherits from a type of a module that is not read, which may then
  /// declare the name: `store` in `class Manager: RemoteManager {}`.
  private func inheritsFromOutside(around segment: Segment) -> Bool {
    scopesAround(linkage.owner(of: segment)).contains { scope in
      externalSupertypes(of: declaration(scope).extendedType ?? scope).contains {
        linkage.known.sdk.type(named: $0) == nil && !linkage.known.isExternalType($0)
      }
    }
  }

  /// The number of steps from a value to where it comes from.
  private static var maximumSteps: Int { 8 }

  /// Whether an external type is none of an SDK's, although it may have the name of one, because it
  /// has a member that the SDK's type lacks. A type with a generic argument of the project is left
  /// out, because its members mostly lead to values of the project: `store.rows` of a `Store<Rows>`.
  private func isOutside(_ type: TypeID, with member: NameID, _ segment: Segment) -> Bool {
    let name = types[type].name
    if types.hasOperand(type, where: { types[$0].kind == .instance }) { return false }
    guard let known = linkage.known.sdk.type(named: name) else {
      return !linkage.known.isExternalType(name) && !isNestedInSDK(name, around: segment)
    }
    // `Binding` and other generic types of SDKs have the members of their values.
    return types[type].count == 0
      && linkage.known.sdk.has(memberNamed: member, known) == false
  }

  /// Whether a type around a segment inherits a type of an SDK with the name: `Configuration` in
  /// `struct Bordered: ButtonStyle {}`.
  private func isNestedInSDK(_ name: NameID, around segment: Segment) -> Bool {
    let text = linkage.names.text(of: name)
    let sdk = linkage.known.sdk
    return scopesAround(linkage.owner(of: linkage.base(of: segment))).contains { scope in
      externalSupertypes(of: declaration(scope).extendedType ?? scope).contains {
        sdk.type(named: $0).map { sdk.nestedTypes(of: $0).contains { $0.name == text } } ?? false
      }
    }
  }

  /// Whether the value of a variable of the project may come from a module that is not read:
  /// `let stay = nextStay()`. Of a variable in another file only the type is known here, so that
  /// its value may if that file imports such a module.
  private mutating func isFromOutside(
    valueOf target: DeclarationID, in file: FileID, depth: Int
  ) -> Bool {
    let value = declaration(target)
    guard value.kind == .variable || value.kind == .constant,
      let extent = linkage.extent(of: target),
      extent.typeStart == 0, extent.value == .reference,
      linkage.importsUnknown[value.file.position]
    else { return false }
    guard value.file == file else { return true }
    guard let base = base(from: CodeOffset(extent.valueStart, in: value.file)) else { return false }
    return isFromOutside(settledEnd(ofPathAt: base), depth: depth)
  }

  /// Returns the last segment of a path, after looking up the type of each segment from the base
  /// on: from the end, a path of more than ``TypeTable/maximumDepth`` segments would be unknown.
  private mutating func settledEnd(ofPathAt base: Segment) -> Segment {
    var last = base
    for _ in 0..<Limits.nesting {
      guard let next = linkage.next(after: last) else { break }
      _ = segmentType(last)
      last = next
    }
    return last
  }

  private mutating func isFromOutside(closure: Closure, depth: Int) -> Bool {
    guard let argument = Segment(ifPresent: linkage[closure].argument, in: closure.file) else {
      return false
    }
    let part = linkage.call(of: argument)
    // A modifier of any view passes on a value of its first argument: `onReceive(model.events) {}`.
    if linkage[part].isContinuation, linkage.known.passingModifiers.contains(linkage[part].name) {
      guard let first = calls.argument(after: part), linkage[first].beginsWithPath,
        let base = base(from: linkage.offset(of: first))
      else { return false }
      return isFromOutside(settledEnd(ofPathAt: base), depth: depth)
    }
    guard !code[part].target.isPresent else { return false }
    // The closure of an initialiser: `EventMapping { event in … }`, `super.init { event in … }`,
    // `.init { event in … }`.
    switch linkage[part].kind {
    case .superMember, .implicitMember: return linkage.importsUnknown[closure.file.position]
    default: break
    }
    return isOutsideType(segmentType(part)) || isFromOutside(part, depth: depth)
  }
}
