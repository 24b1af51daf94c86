import LintelGraph
import LintelScanner

extension TypeTable {
  /// Whether a value of type `value` can be passed for a parameter of type `parameter`: a `Row`
  /// cannot be passed for `_ text: String`. An optional has the type of its wrapped value.
  mutating func acceptance(of value: TypeID, as parameter: TypeID) -> Acceptance {
    // Large types, as of `[[[[Row]]]]`, are compared once, not for each of many overloads.
    guard mayKeepResults, self[value].size > Self.largeSize, self[parameter].size > Self.largeSize
    else { return compared(value, with: parameter) }
    let key =
      UInt64(UInt32(bitPattern: value.rawValue)) << 32
      | UInt64(UInt32(bitPattern: parameter.rawValue))
    if let known = acceptances[key] { return known }
    let found = compared(value, with: parameter)
    if acceptances.count < Limits.knownAcceptances { acceptances[key] = found }
    return found
  }

  /// The number of parts from which on it is faster to look the result of a comparison up.
  private static let largeSize = 16

  private mutating func compared(_ value: TypeID, with parameter: TypeID) -> Acceptance {
    let (from, to) = (self[value], self[parameter])
    switch (from.kind, to.kind) {
    case (.instance, .instance):
      if isAssociated(from) || isAssociated(to) { return .open }
      if from.declaration == to.declaration { return .yes }
      return linkage.ancestors.contains(to.declaration, of: from.declaration) ? .yes : .no
    case (.external, .external): return acceptance(ofExternal: from.name, as: to.name)
    case (.instance, .external):
      return isConcrete(to.name) && !isAssociated(from) ? .no : .open
    case (.instance, .function), (.instance, .dictionary), (.instance, .tuple):
      return isAssociated(from) ? .open : .no
    case (.instance, .array): return isAssociated(from) || to.collectionName != nil ? .open : .no
    case (.array, .function), (.dictionary, .function), (.tuple, .function): return .no
    case (.external, .function):
      return isConcrete(from.name) || linkage.known.sdk.hasMembers(from.name) ? .no : .open
    case (.function, .function):
      guard from.count == to.count else { return .open }
      let isAlike = zip(operands(of: value), operands(of: parameter)).allSatisfy {
        acceptance(of: $0, as: $1) == .yes
      }
      return isAlike ? .yes : .open
    case (.function, _), (.declaration, _): return acceptance(ofFunctionAs: parameter)
    case (.external, .instance), (.array, .instance), (.dictionary, .instance):
      if conforms(from, to: to.declaration) { return .yes }
      // An extension of a supertype may make the type conform: `extension UIView: Shown {}`.
      let kind = declaration(to.declaration).kind
      return kind == .protocol || kind == .associatedtype || kind == .typealias ? .open : .no
    case (.external, .array), (.external, .dictionary):
      return isConcrete(from.name) && from.name != linkage.known.string ? .no : .open
    case (.array, .external), (.dictionary, .external): return isConcrete(to.name) ? .no : .open
    case (.array, .array):
      // A `Set` cannot be passed for an array, but for `some Sequence<Row>`.
      if from.collectionName != to.collectionName, isConcreteCollection(from),
        isConcreteCollection(to)
      {
        return .no
      }
      return acceptance(of: operand(0, of: value), as: operand(0, of: parameter))
    case (.parameter, _): return acceptance(ofParameter: value, as: parameter)
    default: return .open
    }
  }

  /// Whether a value of a generic parameter can be passed where a type is expected: a `T` cannot be
  /// passed for an `Int`.
  private mutating func acceptance(ofParameter value: TypeID, as type: TypeID) -> Acceptance {
    let to = self[type]
    if to.kind == .parameter {
      let isSame =
        self[value].isLike(to) && parameterName(of: value) == parameterName(of: type)
      if isSame { return .yes }
      // A `T: Monoid` is accepted by `<S: Semigroup>` if `protocol Monoid: Semigroup {}`. Parameters
      // that constrain each other, `<T: U, U: T>`, are left open.
      let required = constraints(of: type)
      let isMet = required.allSatisfy {
        self[$0].kind == .instance && acceptance(of: value, as: $0) == .yes
      }
      return isMet && !required.isEmpty ? .yes : .open
    }
    let constraints = constraints(of: value)
    for constraint in constraints {
      switch self[constraint].kind {
      case .instance where declaration(self[constraint].declaration).kind == .protocol:
        if acceptance(of: constraint, as: type) == .yes { return .yes }
      case .external where !isConcrete(self[constraint].name): break
      case .composition:
        let parts = operands(of: constraint)
        let isMet = parts.contains {
          self[$0].kind == .instance && acceptance(of: $0, as: type) == .yes
        }
        return isMet ? .yes : .open
      case .parameter, .unknown: return .open
      default: return acceptance(of: constraint, as: type)
      }
    }
    // An extension may constrain the parameters of its type further.
    let isFree =
      constraints.isEmpty && !declaration(self[value].declaration).kind.isNominalType
    switch to.kind {
    case .dictionary, .tuple, .function: return .no
    case .array: return to.collectionName == nil ? .no : .open
    case .external:
      return isConcrete(to.name) || linkage.known.numberTypes.contains(to.name) ? .no : .open
    case .instance:
      switch declaration(to.declaration).kind {
      case .struct, .enum: return .no
      case .class, .actor, .protocol: return isFree ? .no : .open
      default: return .open
      }
    default: return .open
    }
  }

  /// Whether a function or closure can be passed where a type is expected: `{ … }` cannot be passed
  /// for a `Row`.
  mutating func acceptance(ofFunctionAs type: TypeID) -> Acceptance {
    switch self[type].kind {
    case .function: return .open
    case .array, .dictionary, .tuple: return .no
    // Functions conform to no protocol: `{ … }` cannot be the `T` of `<T: Shown>`.
    case .parameter:
      for constraint in constraints(of: type) where excludesFunctions(constraint) { return .no }
      return .open
    case .instance: return mayBeFunction(self[type].declaration) ? .open : .no
    case .external: return isConcrete(self[type].name) || isKeyPath(type) ? .no : .open
    default: return .open
    }
  }

  /// Whether a key path can be passed where a type is expected: `\.name`.
  func acceptance(ofKeyPathAs type: TypeID) -> Acceptance {
    if isKeyPath(type) { return .yes }
    switch self[type].kind {
    case .function, .parameter, .unknown, .selfType: return .open
    case .external: return isConcrete(self[type].name) ? .no : .open
    default: return .no
    }
  }

  /// Whether no function meets a constraint: `T: Shown`, `T: Hashable`.
  private func excludesFunctions(_ constraint: TypeID) -> Bool {
    let type = self[constraint]
    switch type.kind {
    case .instance: return !mayBeFunction(type.declaration)
    case .array, .dictionary: return true
    case .external:
      return isConcrete(type.name) || linkage.known.valueProtocols.contains(type.name)
    default: return false
    }
  }

  private func mayBeFunction(_ type: DeclarationID) -> Bool {
    !declaration(type).kind.isNominalType
  }

  private func isConcreteCollection(_ type: ValueType) -> Bool {
    guard let name = type.collectionName else { return true }
    let collections = linkage.known.collections
    return linkage.known.isSet(name) || name == collections.arraySlice || name == collections.slice
  }

  /// Whether an extension makes an external type conform to a protocol of the project:
  /// `extension Date: Shown {}`.
  private func conforms(_ type: ValueType, to wanted: DeclarationID) -> Bool {
    let name =
      switch type.kind {
      case .array: linkage.known.array
      case .dictionary: linkage.known.dictionary
      default: type.name
      }
    return (linkage.externalConformances[name] ?? []).contains {
      $0 == wanted || linkage.ancestors.contains(wanted, of: $0)
    }
  }

  private func acceptance(ofExternal name: NameID, as parameter: NameID) -> Acceptance {
    if name == parameter { return .yes }
    // A `Double` is accepted as a `CGFloat`, but an `Int` as neither.
    let numbers = linkage.known.numberTypes
    return isConcrete(name) && (isConcrete(parameter) || numbers.contains(parameter))
      || numbers.contains(name) && isConcrete(parameter) ? .no : .open
  }

  /// Whether a type is declared by the standard library or Foundation, is neither a protocol nor a
  /// class, and accepts no values of other types: `Int`, but not `CGFloat`, which accepts a
  /// `Double`.
  func isConcrete(_ name: NameID) -> Bool { linkage.known.concreteTypes.contains(name) }

  /// Whether a literal can be a value of a type: `"text"` of `String`, but not of `Int`.
  mutating func acceptance(of literal: ArgumentLiteral, as parameter: TypeID) -> Acceptance {
    let type = self[parameter]
    switch type.kind {
    case .array, .dictionary, .function, .tuple: return .no
    case .instance:
      let kind = declaration(type.declaration).kind
      guard kind.isNominalType, kind != .protocol else { return .open }
      // Any external protocol may be a protocol for literals: `ExpressibleByStringLiteral`.
      return linkage.externalSupertypes[type.declaration].isEmpty ? .no : .open
    case .external:
      switch literal {
      case .string: return acceptance(type.name, isOneOf: linkage.known.textTypes)
      case .number: return acceptance(type.name, isOneOf: linkage.known.numberTypes)
      case .boolean: return acceptance(type.name, isOneOf: linkage.known.truthTypes)
      }
    default: return .open
    }
  }

  private func acceptance(_ name: NameID, isOneOf types: [NameID]) -> Acceptance {
    if types.contains(name) { return .yes }
    return isConcrete(name) || linkage.known.numberTypes.contains(name) ? .no : .open
  }
}
