/// A local variable, such as `a` in `if let a = b`. 32 bytes.
package struct LocalFact: BitwiseCopyable, Sendable {
  package var name: NameID
  package var offset: UInt32
  /// The innermost declaration around the variable, or -1 at file level.
  package var owner: Int32
  /// The offset at which the variable's scope starts: at the name, or where the initial value ends,
  /// in which the name means an outer declaration: `let row = Row(row.title)`.
  package var scopeStart: UInt32
  package var scopeEnd: UInt32 = 0
  /// Where the `else` of the `guard` that declares the variable begins and ends, in which the name
  /// means an outer declaration; 0 for other variables.
  package var elseStart: UInt32 = 0
  package var elseEnd: UInt32 = 0
  /// The offset of the written type, or of the type that the value is converted to; 0 where there
  /// is none.
  package var typeStart: UInt32 = 0
  /// The offset of the initial value, or of the sequence of a loop, after `try` and `await`; 0
  /// where there is none.
  package var valueStart: UInt32 = 0
  /// The offset of the name of the first attribute; 0 where there is none.
  package var attributeStart: UInt32 = 0
  package var condition: UInt16
  package var kind: LocalKind
  private var valueBits: UInt8 = 0

  package init(
    name: NameID, offset: UInt32, owner: Int32, condition: UInt16, kind: LocalKind
  ) {
    (self.name, self.offset, self.owner) = (name, offset, owner)
    scopeStart = offset
    (self.condition, self.kind) = (condition, kind)
  }

  package var value: ValueKind {
    get { ValueKind(rawValue: valueBits & ~Self.marks) ?? .none }
    set { valueBits = newValue.rawValue | valueBits & Self.marks }
  }

  /// Whether the first token of the value does not determine its type; see ``ChoiceFact``.
  package var isChoice: Bool {
    get { valueBits & Self.choice != 0 }
    set { valueBits = newValue ? valueBits | Self.choice : valueBits & ~Self.choice }
  }

  /// Whether the written type ends with `?` or `!`.
  package var hasOptionalType: Bool {
    get { valueBits & Self.optionalType != 0 }
    set { valueBits = newValue ? valueBits | Self.optionalType : valueBits & ~Self.optionalType }
  }

  private static let choice: UInt8 = 128
  private static let optionalType: UInt8 = 64
  private static let marks = choice | optionalType
}
