/// A parser of types, which records references to the names in them.
///
/// Types are the only part of the grammar that is read recursively, to a fixed depth.
struct TypeParser: ~Copyable {
  /// The depth to which types may nest. Deeper types are read as other code, so that no input can
  /// exhaust the stack.
  static let maximumDepth = 200

  var writer: FactWriter
  /// The declaration that makes the references, or -1.
  var owner: Int32 = -1
  /// The offset after the last type that began with a name, generic arguments included.
  var namedTypeEnd: UInt32 = 0
  /// The offset of each `<` that turned out not to open generic arguments, outermost last. Such a
  /// `<` is often read again, because the `<` around it turned out to be an operator: `a < b < c`.
  var comparisons = GrowBuffer<UInt32>(capacity: 16)

  init(_ writer: consuming FactWriter) { self.writer = writer }

  var tokens: TokenStream {
    @inline(__always) _read { yield writer.tokens }
    @inline(__always) _modify { yield &writer.tokens }
  }

  var facts: FactBuffers {
    @inline(__always) _read { yield writer.facts }
    @inline(__always) _modify { yield &writer.facts }
  }
}
