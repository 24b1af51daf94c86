import LintelGraph
import LintelScanner

/// The types that inference comes across: written types, generic parameters, associated types, and
/// the types of declarations.
///
/// The identity of a type without operands mostly contains its kind and symbol, and needs no
/// memory.
struct TypeTable: LinkageReading {
  let linkage: Linkage
  private var values = [ValueType(.unknown, .none)]
  private var operands: [TypeID] = []
  /// The labels of each tuple that has any; ``KnownNames/none`` for a part without one.
  private var labels: [[NameID]] = []
  /// For each declaration, the type of its value, or of its result.
  var declarationTypes: [TypeState]
  /// The written types that were read, by file and offset.
  var writtenTypes = IntMap(minimumCapacity: 0)
  /// The results of ``constraints(of:)`` so far.
  var requiredTypes: [GenericParameter: [TypeID]] = [:]
  /// The results of ``onlyType(ofParameter:by:)`` so far.
  var onlyTypes: [GenericParameter: TypeID?] = [:]
  /// The results of ``acceptance(of:as:)`` for large types so far.
  var acceptances: [UInt64: Acceptance] = [:]
  /// The results of ``inferredWitness(of:by:)`` so far.
  var witnesses: [UInt64: TypeID] = [:]
  /// The bases of the paths of the file in which the base of a long path was found last.
  var pathHeads: (file: FileID, heads: [Int32])?
  /// The number of nested look-ups that are in progress.
  var depth = 0
  /// The number of written types that are being read.
  var openTypes = 0

  /// Whether the result of a look-up may be kept: while a type is being read it is unknown to other
  /// look-ups, and so is a type that takes too many nested look-ups.
  var mayKeepResults: Bool { openTypes == 0 && depth < Self.maximumDepth / 2 }

  static let unknown = TypeID(0)

  /// A type that takes more nested look-ups is unknown, so that no input can exhaust the stack.
  static let maximumDepth = 100

  init(_ linkage: Linkage) {
    self.linkage = linkage
    declarationTypes = [TypeState](
      repeating: .unset, count: linkage.declarations.count)
  }

  /// The index is never a call. Swift reads the table before it evaluates the index, so in
  /// `types[typeOf(value)]` the table lacks the types that `typeOf` adds.
  @inline(__always)
  subscript(id: TypeID) -> ValueType { ValueType(in: id) ?? values[id] }

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
    return make(.parameter, ValueType.Symbol(parameter.owner), [name])
  }

  mutating func make(
    _ kind: ValueType.Kind, _ declaration: DeclarationID, _ parts: [TypeID] = []
  ) -> TypeID {
    make(kind, ValueType.Symbol(declaration), parts)
  }

  mutating func make(
    _ kind: ValueType.Kind, named name: NameID, _ parts: [TypeID] = [],
    in outer: ValueType.Outer = .unknown
  ) -> TypeID {
    make(kind, ValueType.Symbol(name), parts, outer)
  }

  mutating func make(_ kind: ValueType.Kind, _ parts: [TypeID] = []) -> TypeID {
    make(kind, ValueType.Symbol.none, parts)
  }

  /// - Parameter labels: the labels of the parts, in order; ``KnownNames/none`` for a part without
  ///   one.
  mutating func make(tupleOf parts: [TypeID], labels: [NameID]) -> TypeID {
    guard labels.contains(where: { $0 != KnownNames.none }) else { return make(.tuple, parts) }
    self.labels.append(labels)
    return make(.tuple, ValueType.Symbol(labels: self.labels.count - 1), parts)
  }

  /// Returns the labels of the parts of a tuple; empty if no part has a label.
  func labels(of id: TypeID) -> [NameID] {
    self[id].labels.map { labels[$0] } ?? []
  }

  /// Makes a type of the same kind and symbol as `type`, with other operands.
  mutating func make(like type: ValueType, _ parts: [TypeID]) -> TypeID {
    make(type.kind, type.symbol, parts, type.outer)
  }

  private mutating func make(
    _ kind: ValueType.Kind, _ symbol: ValueType.Symbol, _ parts: [TypeID],
    _ outer: ValueType.Outer = .unknown
  ) -> TypeID {
    if parts.isEmpty, outer == .unknown, let id = ValueType.identity(kind, symbol) { return id }
    var size = 1
    var containsSelf = false
    var containsParameter = false
    // The operand of a generic parameter is its name, not a type.
    if kind != .parameter {
      for id in parts {
        let part = self[id]
        size += Int(part.size)
        containsSelf = containsSelf || part.kind == .selfType || part.containsSelf
        containsParameter = containsParameter || part.kind == .parameter || part.containsParameter
      }
    }
    if size > Limits.typeParts, parts.count < Limits.typeParts {
      return make(kind, symbol, parts.map { _ in Self.unknown }, outer)
    }
    guard size <= Limits.typeParts else { return Self.unknown }
    let first = operands.count
    operands.append(contentsOf: parts)
    values.append(
      ValueType(
        kind, symbol, operands: first..<operands.count, size: UInt16(size),
        containsSelf: containsSelf, containsParameter: containsParameter, outer: outer))
    return TypeID(values.count - 1)
  }
}
