import LintelGraph
import LintelScanner

extension Inference {
  /// Whether the arguments of a call can be passed to a declaration of the project, by their types:
  /// `"a"` cannot be passed to `func show(_ row: Row)`.
  ///
  /// - Parameter base: the type of which the declaration is a member, with its generic arguments:
  ///   `"a"` cannot be passed to `func put(_ value: Value)` of a `Box<Row>`.
  /// - Returns: ``Acceptance/yes`` if all certainly can, ``Acceptance/no`` if one certainly cannot.
  mutating func acceptance(
    of arguments: WrittenArguments, by candidate: DeclarationID, on base: TypeID = TypeTable.unknown
  ) -> Acceptance {
    let parameters = calls.parameters(of: candidate)
    var pairs: [(argument: Segment, parameter: Int)] = []
    guard calls.match(arguments, parameters, { pairs.append(($0, $1)) }) else { return .no }
    var result = Acceptance.yes
    for (argument, number) in pairs where number < parameters.count {
      let parameter = calls.parameter(number, of: parameters)
      var type = types.writtenType(of: parameter, in: parameters.file)
      if parameter.isAutoclosure, types[type].kind == .function {
        type = types.operands(of: type).last ?? type
      }
      type = types.substituted(type, base)
      let takes =
        linkage[argument].isInOut
        ? parameter.isInOut || mayBePointer(type) : !parameter.isInOut
      if !takes { return .no }
      var fits = acceptance(ofArgument: argument, as: type)
      // Each call chooses the generic arguments of a function anew, also a call of itself.
      if fits == .yes, types.hasParameter(type, of: candidate),
        case let value = wholeArgumentType(argument), types.hasParameter(value, of: candidate)
      {
        fits = .open
      }
      result = min(result, fits)
      if result == .no { break }
    }
    return result
  }

  /// Whether a type may be that of a pointer, which takes `&row` as well as `inout` does.
  private func mayBePointer(_ type: TypeID) -> Bool {
    switch types[type].kind {
    case .array, .dictionary, .tuple, .function: false
    case .instance: !declaration(types[type].declaration).kind.isNominalType
    case .external: !types.isConcrete(types[type].name)
    default: true
    }
  }

  /// Returns the types of the parameters that arguments are for, in the order of the arguments:
  /// `Int` for `load(1)` of `func load(_ id: Int, again: Bool = true)`.
  mutating func takenTypes(
    by candidate: DeclarationID, _ arguments: WrittenArguments, on base: TypeID = TypeTable.unknown
  ) -> [TypeID] {
    takenParameters(by: candidate, arguments, on: base).map(\.type)
  }

  /// Returns the types of the parameters that arguments are for, as ``takenTypes(by:_:on:)`` does, and
  /// whether they are optional.
  mutating func takenParameters(
    by candidate: DeclarationID, _ arguments: WrittenArguments, on base: TypeID
  ) -> [(type: TypeID, isOptional: Bool)] {
    let parameters = calls.parameters(of: candidate)
    var numbers: [Int] = []
    guard calls.match(arguments, parameters, { numbers.append($1) }) else { return [] }
    return numbers.filter { $0 < parameters.count }.map { number in
      let parameter = calls.parameter(number, of: parameters)
      let type = types.writtenType(of: parameter, in: parameters.file)
      return (types.substituted(type, base), parameter.hasOptionalType)
    }
  }

  /// Whether two lists of types are equal but for the names of generic parameters: `[T]` and `[U]`.
  mutating func areAlike(_ left: [TypeID], _ right: [TypeID]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { areAlike($0, $1) }
  }

  /// Whether two types are equal but for the names of generic parameters: `[T]` and `[U]`.
  mutating func areAlike(_ left: TypeID, _ right: TypeID) -> Bool {
    if left == right { return true }
    guard types[left].kind == types[right].kind else { return false }
    if types[left].kind == .parameter {
      let (one, other) = (types.constraints(of: left), types.constraints(of: right))
      return one.count == other.count
        && zip(one, other).allSatisfy { types[$0].isLike(types[$1]) }
    }
    return types[left].isLike(types[right])
      && areAlike(types.operands(of: left), types.operands(of: right))
  }

  mutating func acceptance(ofArgument argument: Segment, as type: TypeID) -> Acceptance {
    switch calls.sort(ofArgument: argument) {
    case .literal(let literal): return types.acceptance(of: literal, as: type)
    case .closure: return types.acceptance(ofFunctionAs: type)
    case .range:
      switch types[type].kind {
      case .function, .dictionary, .tuple: return .no
      case .array: return types[type].collectionName == nil ? .no : .open
      case .instance:
        let kind = declaration(types[type].declaration).kind
        return kind.isNominalType && kind != .protocol ? .no : .open
      case .external:
        let name = types[type].name
        return types.isConcrete(name) || linkage.known.numberTypes.contains(name) ? .no : .open
      default: return .open
      }
    case .keyPath: return types.acceptance(ofKeyPathAs: type)
    case .unknown:
      if let member = implicitMember(ofArgument: argument) {
        return acceptance(ofImplicitMember: member, as: type)
      }
      return types.acceptance(of: wholeArgumentType(argument), as: type)
    }
  }

  /// Whether the arguments of a call can be passed to a declaration of an SDK, by their types: a
  /// `Row` of the project cannot be passed to `date.addingTimeInterval(row)`.
  ///
  /// - Returns: ``Acceptance/yes`` if one argument is of exactly the type of its parameter.
  mutating func acceptance(of arguments: WrittenArguments, by entry: SDKEntry) -> Acceptance {
    var result = Acceptance.open
    for (argument, parameter) in calls.pairs(of: arguments, with: entry)
    where !parameter.type.isEmpty {
      switch acceptance(ofArgument: argument, as: parameter.type) {
      case .no: return .no
      case .yes: result = .yes
      case .open: break
      }
    }
    return result
  }

  /// - Parameter parameter: the name of a type of an SDK.
  private mutating func acceptance(
    ofArgument argument: Segment, as parameter: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Acceptance {
    let name = linkage.known.sdk.name(ofType: parameter)
    if let literal = linkage[argument].literal {
      // Entries that the literal excludes were left out before.
      guard let name else { return .open }
      let type = types.external(name, [], isMetatype: false)
      return types.acceptance(of: literal, as: type) == .yes ? .yes : .open
    }
    if let name, let member = implicitMember(ofArgument: argument) {
      return acceptance(ofImplicitMember: member, asExternal: name)
    }
    let whole = wholeArgumentType(argument)
    let type = types[whole]
    guard let name else {
      // The project never writes the name, so no value that it declares is of that type.
      return type.kind == .instance && Self.isValueType(parameter) ? .no : .open
    }
    switch type.kind {
    case .instance, .array, .dictionary:
      return types.isConcrete(name) || Self.isValueType(parameter) ? .no : .open
    case .external:
      if name == type.name { return .yes }
      return types.isConcrete(name) && types.isConcrete(type.name) ? .no : .open
    default: return .open
    }
  }

  private static func isValueType(_ name: some Collection<UInt8>) -> Bool {
    KnownNames.valueTypeNames.contains(String(decoding: name, as: UTF8.self))
  }

  /// Returns the type of an argument that is only a path, `show(row.title)`; unknown for an
  /// implicit member, whose meaning depends on the parameter that it is passed to.
  mutating func wholeArgumentType(_ argument: Segment) -> TypeID {
    let fact = linkage[argument]
    guard fact.beginsWithPath, !fact.isOperation,
      let next = linkage.following(argument), linkage[next].kind != .implicitMember
    else { return TypeTable.unknown }
    return argumentType(argument)
  }
}
