import LintelGraph
import LintelScanner

/// Functions that are named but not called, and so handed on as values: `rows.map(convert)`.
extension Inference {
  /// Removes the candidates that do not have the type that the usage of a name requires: where a
  /// function is required, properties with other values, `fold(List.empty)`, and functions that take
  /// other types, `pairs.map(second)`.
  mutating func keepHanded(_ found: inout FoundMembers, of base: TypeID, _ segment: Segment) {
    guard found.count > 1, !linkage[segment].isCalled, !linkage[segment].isSubscripted,
      found.contains(where: { declaration($0).kind == .function }),
      let argument = argument(consistingOf: segment),
      let taken = takenTypes(byFunctionFor: argument)
    else { return }
    var accepted = FoundMembers()
    for candidate in found where mayBeHanded(candidate, taken, of: base) {
      accepted.append(candidate)
    }
    if !accepted.isEmpty { found = accepted }
  }

  /// Returns the argument that is the whole path that ends with a segment: `rows.map(Row.make)`.
  func argument(consistingOf segment: Segment) -> Segment? {
    guard linkage.next(after: segment) == nil else { return nil }
    let base = linkage.base(of: segment)
    guard let argument = linkage.preceding(base) else { return nil }
    let fact = linkage[argument]
    return fact.beginsWithPath && !fact.isOperation ? argument : nil
  }

  /// Returns the types of the parameters that a function must have to be passed as an argument:
  /// `Row` for `rows.map(convert)`; `nil` if they are not known.
  mutating func takenTypes(byFunctionFor argument: Segment) -> [TypeID]? {
    let passed = passedType(argument)
    if types[passed].kind == .function {
      return Array(types.operands(of: passed).dropLast())
    }
    let part = linkage.call(of: argument)
    let name = linkage[part].name
    guard linkage[part].isContinuation, !code[part].target.isPresent,
      !linkage.known.comparingMembers.contains(name), name != linkage.known.reduce
    else { return nil }
    let base = segmentType(linkage.before(part))
    switch types[base].kind {
    case .array where linkage.known.isExternalMember(name): return [types.element(of: base)]
    case .tuple where name == linkage.known.map || name == linkage.known.flatMap: return [base]
    default: return mapsOptional(base, by: name) ? [base] : nil
    }
  }

  /// Whether a declaration may be handed on where a function with parameters of given types is
  /// required.
  private mutating func mayBeHanded(
    _ candidate: DeclarationID, _ taken: [TypeID], of base: TypeID
  ) -> Bool {
    guard declaration(candidate).kind == .function else {
      guard isVariable(candidate) else { return true }
      let type = declarationType(candidate)
      switch types[type].kind {
      case .array, .dictionary, .tuple: return false
      case .external: return !types.isConcrete(types[type].name)
      case .instance: return !declaration(types[type].declaration).kind.isNominalType
      default: return true
      }
    }
    // A method of values is a function of the value first: `Row.title`.
    let isOfType = types[base].kind == .metatype || types[base].kind == .externalMetatype
    guard !isOfType || isStatic(candidate) else { return true }
    let parameters = calls.parameters(of: candidate)
    guard parameters.count == taken.count else {
      // A function of several values takes a tuple of them.
      return taken.count == 1 && mayBeTuple(taken[0])
    }
    for (number, type) in taken.enumerated() {
      let parameter = calls.parameter(number, of: parameters)
      let written = types.writtenType(of: parameter, in: parameters.file)
      if types.acceptance(of: type, as: written) == .no { return false }
    }
    return true
  }

  private func mayBeTuple(_ type: TypeID) -> Bool {
    switch types[type].kind {
    case .tuple, .unknown, .parameter, .selfType: true
    default: false
    }
  }
}
