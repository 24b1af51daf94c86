import LintelGraph
import LintelScanner

/// The position of a type in a ``TypeTable``.
typealias TypeID = Int32

/// What is known of the type of a value.
///
/// Optionals are taken for what they hold, as members are reached through `?` and `!` alike.
struct ValueType {
  enum Kind: UInt8 {
    case unknown
    /// ``symbol`` is the declaration of the type; the operands are its generic arguments.
    case instance
    case metatype
    /// ``symbol`` is the name of an external type; the operands are as above.
    case external
    case externalMetatype
    /// ``symbol`` is a function that is named, not called.
    case declaration
    /// ``symbol`` is the declaration that has the generic parameter, the operand its name.
    case parameter
    /// The type that the member that names it is found in.
    case selfType
    /// The operand is the type of the elements.
    case array
    /// The operands are the types of keys and values.
    case dictionary
    case tuple
    /// The operands are the types of the parameters, then that of the result.
    case function
    /// `A & B`; the operands are what it is composed of.
    case composition
  }

  var kind: Kind
  var symbol: Int32 = -1
  /// Of its operands, in ``TypeTable``.
  fileprivate(set) var first: Int32 = 0
  fileprivate(set) var count: Int32 = 0
}

/// A generic parameter: the declaration that has it, and its name.
struct GenericParameter: Equatable {
  let owner: DeclarationID
  let name: TypeID
}

/// The types that linking has come across.
///
/// A type that is no more than a kind and a symbol has a number that says so, and takes no room.
struct TypeTable {
  private var types = [ValueType(kind: .unknown)]
  private var operands: [TypeID] = []

  static let unknown: TypeID = 0
  /// Stands for a type that was not asked for.
  static let unset: TypeID = -1
  /// Stands for a type that is being found out.
  static let pending: TypeID = -2

  private static let symbolBits: Int32 = 28
  private static let symbolMask: Int32 = 1 << symbolBits - 1

  subscript(id: TypeID) -> ValueType {
    let kind = id >> Self.symbolBits
    guard kind == 0 else {
      return ValueType(
        kind: ValueType.Kind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .unknown,
        symbol: id & Self.symbolMask)
    }
    return types[Int(id)]
  }

  func operands(of id: TypeID) -> [TypeID] {
    let type = self[id]
    return type.count == 0 ? [] : Array(operands[Int(type.first)..<Int(type.first + type.count)])
  }

  /// Whether an operand of a type is as wanted.
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

  mutating func make(
    _ kind: ValueType.Kind, _ symbol: Int32 = -1, _ parts: [TypeID] = []
  ) -> TypeID {
    if parts.isEmpty, kind.rawValue < 8, symbol >= 0, symbol <= Self.symbolMask {
      return Int32(kind.rawValue) << Self.symbolBits | symbol
    }
    types.append(
      ValueType(
        kind: kind, symbol: symbol, first: Int32(operands.count), count: Int32(parts.count)))
    operands.append(contentsOf: parts)
    return TypeID(types.count - 1)
  }
}
