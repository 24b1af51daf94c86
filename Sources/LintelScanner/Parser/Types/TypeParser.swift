/// Reads types, and refers to the names in them.
///
/// Types are the only part of the grammar that is read recursively, to a fixed depth.
struct TypeParser: ~Copyable {
  /// How deep types may nest; what is deeper is read as other code, so that no input can exhaust
  /// the stack.
  static let maximumDepth = 200

  var writer: FactWriter
  /// The declaration that makes the references, or -1.
  var owner: Int32 = -1
  /// Where the name, arguments included, of the last type that began with a name ended.
  var namedTypeEnd: UInt32 = 0
  /// Where a `<` turned out to open no generic arguments, outermost last. The same `<` is often met
  /// again, on its own, after what it is nested in was found to be a comparison.
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
