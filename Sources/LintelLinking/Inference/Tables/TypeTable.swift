import LintelGraph
import LintelScanner
import LintelVocabulary

/// The identity of a type in a ``TypeTable``.
typealias TypeID = ID<ValueType>

/// The type of a value, as far as it is known.
///
/// An optional has the type of its wrapped value, because `?` and `!` lead to the same members.
struct ValueType {
  enum Kind: UInt8 {
    case unknown
    /// A value of a type of the project, ``declaration``; the operands are its generic arguments.
    case instance
    case metatype
    /// A value of the external type ``name``; the operands are its generic arguments.
    case external
    case externalMetatype
    /// The function ``declaration``, named but not called: `rows.map(convert)`.
    case declaration
    /// A value of a generic parameter of ``declaration``; see ``TypeTable/parameterName(of:)``.
    case parameter
    /// `Self` in the type of a member: the type in which the member is found.
    case selfType
    /// An array, or another collection, see ``collectionName``; the operand is the type of its
    /// elements.
    case array
    /// The operands are the types of keys and values.
    case dictionary
    /// The operands are the types of the parts; see ``TypeTable/labels(of:)``.
    case tuple
    /// The operands are the types of the parameters, then that of the result.
    case function
    /// `A & B`; the operands are `A` and `B`.
    case composition

    /// Whether this is the type of a value of an external type, or an external type itself.
    var isExternal: Bool {
      switch self {
      case .external, .externalMetatype, .array, .dictionary: true
      default: false
      }
    }
  }

  var kind: Kind
  /// A declaration or a name, depending on the kind.
  fileprivate var symbol: Int32 = -1
  /// The index of the first operand in ``TypeTable``, and the number of operands.
  fileprivate(set) var first: Int32 = 0
  fileprivate(set) var count: Int32 = 0

  var declaration: DeclarationID { DeclarationID(rawValue: symbol) }
  var name: NameID { NameID(bitPattern: symbol) }
  /// The name of a collection that is treated as an array: `Set<Row>`; `nil` for an array.
  var collectionName: NameID? { symbol < 0 ? nil : name }

  /// Whether both types have the same kind, and the same declaration or name, regardless of their
  /// operands.
  func isLike(_ other: ValueType) -> Bool { kind == other.kind && symbol == other.symbol }
}

/// A generic parameter: the declaration that has it, and its name.
struct GenericParameter: Equatable {
  let owner: DeclarationID
  let name: NameID
}

/// The types that inference has come across.
///
/// The identity of a type without operands mostly contains its kind and symbol, and needs no
/// memory.
struct TypeTable {
  private var types = [ValueType(kind: .unknown)]
  private var operands: [TypeID] = []
  /// The labels of each tuple that has any; ``KnownNames/none`` for a part without one.
  private var labels: [[NameID]] = []

  static let unknown = TypeID(0)
  /// Stands for a type that was not looked up yet.
  static let unset = TypeID(rawValue: -1)
  /// Stands for a type that is being looked up.
  static let pending = TypeID(rawValue: -2)

  private static let symbolBits: Int32 = 28
  private static let symbolMask: Int32 = 1 << symbolBits - 1

  subscript(id: TypeID) -> ValueType {
    let kind = id.rawValue >> Self.symbolBits
    guard kind == 0 else {
      return ValueType(
        kind: ValueType.Kind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .unknown,
        symbol: id.rawValue & Self.symbolMask)
    }
    return types[id]
  }

  func operands(of id: TypeID) -> [TypeID] {
    let type = self[id]
    return type.count == 0 ? [] : Array(operands[Int(type.first)..<Int(type.first + type.count)])
  }

  /// Whether an operand of a type satisfies a condition.
  func hasOperand(_ id: TypeID, where isWanted: (TypeID) -> Bool) -> Bool {
    let type = self[id]
    var position = type.first
    while position < type.first + type.count {
      if isWanted(operands[Int(position)]) { return true }
      position += 1
    }
    return false
  }

  func operand(_ index: Int, of id: TypeID) -> TypeID {
    let type = self[id]
    return index < Int(type.count) ? operands[Int(type.first) + index] : Self.unknown
  }

  /// Returns the name of a generic parameter, which is stored in the place of an operand.
  func parameterName(of id: TypeID) -> NameID { NameID(bitPattern: operand(0, of: id).rawValue) }

  mutating func make(parameter: GenericParameter) -> TypeID {
    let name = TypeID(rawValue: Int32(bitPattern: parameter.name))
    return make(.parameter, symbol: parameter.owner.rawValue, [name])
  }

  mutating func make(
    _ kind: ValueType.Kind, _ declaration: DeclarationID, _ parts: [TypeID] = []
  ) -> TypeID {
    make(kind, symbol: declaration.rawValue, parts)
  }

  mutating func make(
    _ kind: ValueType.Kind, named name: NameID, _ parts: [TypeID] = []
  ) -> TypeID {
    make(kind, symbol: Int32(bitPattern: name), parts)
  }

  mutating func make(_ kind: ValueType.Kind, _ parts: [TypeID] = []) -> TypeID {
    make(kind, symbol: -1, parts)
  }

  /// - Parameter labels: the labels of the parts, in order; ``KnownNames/none`` for a part without
  ///   one.
  mutating func make(tupleOf parts: [TypeID], labels: [NameID]) -> TypeID {
    guard labels.contains(where: { $0 != KnownNames.none }) else { return make(.tuple, parts) }
    self.labels.append(labels)
    return make(.tuple, symbol: Int32(self.labels.count - 1), parts)
  }

  /// Returns the labels of the parts of a tuple; empty if no part has a label.
  func labels(of id: TypeID) -> [NameID] {
    let type = self[id]
    return type.kind == .tuple && type.symbol >= 0 ? labels[Int(type.symbol)] : []
  }

  /// Makes a type of the same kind and symbol as `type`, with other operands.
  mutating func make(like type: ValueType, _ parts: [TypeID]) -> TypeID {
    make(type.kind, symbol: type.symbol, parts)
  }

  private mutating func make(
    _ kind: ValueType.Kind, symbol: Int32, _ parts: [TypeID]
  ) -> TypeID {
    if parts.isEmpty, kind.rawValue < 8, symbol >= 0, symbol <= Self.symbolMask {
      return TypeID(rawValue: Int32(kind.rawValue) << Self.symbolBits | symbol)
    }
    types.append(
      ValueType(
        kind: kind, symbol: symbol, first: Int32(operands.count), count: Int32(parts.count)))
    operands.append(contentsOf: parts)
    return TypeID(types.count - 1)
  }
}
