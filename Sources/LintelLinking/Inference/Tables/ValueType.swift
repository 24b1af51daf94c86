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

  /// The type that contains an external type.
  enum Outer: Equatable {
    /// The external type may be nested in any other one, or in none.
    case unknown
    case nothing
    case type(NameID)
  }

  let kind: Kind
  let symbol: Symbol
  /// The index of the first operand in ``TypeTable``, and the number of operands.
  let first: Int32
  let count: Int32
  /// The number of types that the type is made of, itself included: 3 for `[Int: Row]`. An operand
  /// counts as often as the type has it, as in `(Pair, Pair)` of a typealias. 1…``Limits/typeParts``.
  let size: UInt16
  /// Whether `Self` is among the operands, or in one of them: `[Self]`.
  let containsSelf: Bool
  /// Whether a generic parameter is among the operands, or in one of them: `[Value]`.
  let containsParameter: Bool
  /// The type that contains an external type.
  let outer: Outer

  init(
    _ kind: Kind, _ symbol: Symbol, operands: Range<Int> = 0..<0, size: UInt16 = 1,
    containsSelf: Bool = false, containsParameter: Bool = false, outer: Outer = .unknown
  ) {
    self.size = size
    self.kind = kind
    self.outer = outer
    self.containsSelf = containsSelf
    self.containsParameter = containsParameter
    self.symbol = symbol
    first = Int32(operands.lowerBound)
    count = Int32(operands.count)
  }

  /// The declaration of a type of the kind ``Kind/instance``, ``Kind/metatype``,
  /// ``Kind/declaration`` or ``Kind/parameter``.
  var declaration: DeclarationID {
    symbol.declaration
  }
  var name: NameID { symbol.name }
  /// The name of a collection that is treated as an array: `Set<Row>`; `nil` for an array.
  var collectionName: NameID? { symbol.isPresent ? name : nil }
  /// The number of the labels of a tuple; `nil` if no part has a label.
  var labels: Int? { kind == .tuple ? symbol.labels : nil }

  /// Whether both types have the same kind, and the same declaration or name, regardless of their
  /// operands.
  func isLike(_ other: ValueType) -> Bool { kind == other.kind && symbol == other.symbol }
}

extension ValueType {
  /// The declaration, the name, or the labels that a type has besides its operands, depending on
  /// its kind. 4 bytes.
  struct Symbol: Equatable {
    /// Negative for ``none``.
    fileprivate let rawValue: Int32

    static let none = Symbol(rawValue: -1)

    fileprivate init(rawValue: Int32) { self.rawValue = rawValue }

    init(_ declaration: DeclarationID) { rawValue = declaration.rawValue }

    init(_ name: NameID) { rawValue = Int32(bitPattern: name) }

    /// - Parameter labels: the number of the labels of a tuple.
    init(labels: Int) { rawValue = Int32(labels) }

    fileprivate var isPresent: Bool { rawValue >= 0 }
    fileprivate var declaration: DeclarationID { DeclarationID(rawValue: rawValue) }
    fileprivate var name: NameID { NameID(bitPattern: rawValue) }
    fileprivate var labels: Int? { isPresent ? Int(rawValue) : nil }
  }
}

/// A type without operands, whose identity mostly contains its kind and symbol.
extension ValueType {
  private static let symbolBits: Int32 = 28
  private static let symbolMask: Int32 = 1 << symbolBits - 1

  /// The type that an identity contains; `nil` if a table contains the type.
  @inline(__always)
  init?(in id: TypeID) {
    let kind = id.rawValue >> Self.symbolBits
    if kind == 0 { return nil }
    self.init(
      Kind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .unknown,
      Symbol(rawValue: id.rawValue & Self.symbolMask))
  }

  /// Returns the identity that contains a type without operands; `nil` if an identity cannot
  /// contain the type.
  static func identity(_ kind: Kind, _ symbol: Symbol) -> TypeID? {
    guard kind.rawValue < 8, symbol.isPresent, symbol.rawValue <= symbolMask else { return nil }
    return TypeID(rawValue: Int32(kind.rawValue) << symbolBits | symbol.rawValue)
  }
}

/// A generic parameter: the declaration that has it, and its name.
struct GenericParameter: Hashable {
  let owner: DeclarationID
  let name: NameID
}
