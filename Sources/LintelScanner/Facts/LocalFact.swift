/// A variable of code. 32 bytes.
package struct LocalFact: BitwiseCopyable, Sendable {
  package var name: NameID
  package var offset: UInt32
  /// The innermost declaration around it, or -1 at file level.
  package var owner: Int32
  /// Where its scope ends; it starts at the name.
  package var scopeEnd: UInt32 = 0
  /// Of the written type, or the type that its value is cast to; 0 when there is none.
  package var typeStart: UInt32 = 0
  /// Of the initial value, or the sequence of a loop, after `try` and `await`; 0 when there is
  /// none.
  package var valueStart: UInt32 = 0
  /// Of the name of its first attribute; 0 when there is none.
  package var attributeStart: UInt32 = 0
  package var condition: UInt16
  package var kind: LocalKind
  private var valueBits: UInt8 = 0

  package init(
    name: NameID, offset: UInt32, owner: Int32, condition: UInt16, kind: LocalKind
  ) {
    (self.name, self.offset, self.owner) = (name, offset, owner)
    (self.condition, self.kind) = (condition, kind)
  }

  package var value: ValueKind {
    get { ValueKind(rawValue: valueBits & ~Self.marks) ?? .none }
    set { valueBits = newValue.rawValue | valueBits & Self.marks }
  }

  /// Whether the value is not what it starts with; see ``ChoiceFact``.
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
