/// A writer of facts, which takes their names from the tokens that it reads.
///
/// Every method is `mutating`, for the reason given in ``TokenStream``.
struct FactWriter: ~Copyable {
  var tokens: TokenStream
  var names = NameInterner()
  var facts = FactBuffers()

  init(_ tokens: consuming TokenStream) { self.tokens = tokens }

  /// Interns the text between two offsets; the empty name if the second is not after the first.
  mutating func intern(from start: UInt32, to end: UInt32) -> NameID {
    names.intern(tokens.lexer.base + Int(start), max(0, Int(end) - Int(start)))
  }

  /// Interns a name that the source does not contain: `newValue` in `set { … }`.
  ///
  /// - Precondition: `text` is padded to 16 bytes more than the name has.
  mutating func intern(implicit text: StaticString, length: Int) -> NameID {
    names.intern(text.utf8Start, length)
  }

  /// Interns the name of `token`, without backticks.
  ///
  /// `` `init` `` keeps them: it is never the name of an initialiser.
  mutating func intern(_ token: Token) -> NameID {
    token.isQuoted ? intern(quoted: token) : intern(from: token.start, to: token.end)
  }

  /// Separate from the overloads, which are then small enough to be inlined.
  @inline(never)
  private mutating func intern(quoted token: Token) -> NameID {
    let text = UnsafeBufferPointer(
      start: tokens.lexer.base + Int(token.start), count: Int(token.end - token.start))
    return text.elementsEqual("`init`".utf8)
      ? intern(from: token.start, to: token.end)
      : intern(from: token.start + 1, to: token.end - 1)
  }

  /// Writes the base of a path: `a` of `a.b`.
  ///
  /// - Parameter owner: the declaration that makes the reference, or -1.
  mutating func refer(
    to name: Token, _ kind: ReferenceForm, inType: Bool, by owner: Int32
  ) -> Int {
    facts.references.append(
      ReferenceFact(
        name: intern(name), offset: name.start, link: owner, kind: kind,
        flags: inType ? ReferenceFact.typePosition : 0,
        condition: facts.condition))
    return facts.references.count - 1
  }

  /// Writes a further segment of the path whose last segment is `previous`.
  mutating func extendPath(_ previous: Int, with name: Token) -> Int {
    extendPath(previous, with: intern(name), at: name.start)
  }

  @inline(__always)
  private mutating func extendPath(_ previous: Int, with name: NameID, at offset: UInt32) -> Int {
    var segment = facts.references[previous]
    segment.name = name
    segment.offset = offset
    segment.link = Int32(previous)
    segment.condition = facts.condition
    segment.flags &= ~(ReferenceFact.called | ReferenceFact.subscripted | ReferenceFact.unwrapped)
    segment.flags |= ReferenceFact.continuation
    facts.references.append(segment)
    return facts.references.count - 1
  }

  /// Writes a nameless segment for the bracket at the current token, which calls or subscripts the
  /// result of a call or a subscript of the segment `previous`: `a(b)(c)`, `a[b][c]`.
  mutating func extendPathWithBracket(_ previous: Int) -> Int {
    let segment = extendPath(
      previous, with: intern(from: 0, to: 0), at: tokens.token.start)
    facts.references.base[segment].kind = .value
    return segment
  }

  /// Writes the nameless base of a path for the bracket at the current token, a subscript of a
  /// value without a name: `self[a]`, `\.[a]`.
  mutating func referToBracket(_ kind: ReferenceForm, by owner: Int32) -> Int {
    facts.references.append(
      ReferenceFact(
        name: intern(from: 0, to: 0), offset: tokens.token.start, link: owner, kind: kind, flags: 0,
        condition: facts.condition))
    return facts.references.count - 1
  }

  mutating func addArgument(of call: Int32, label: NameID, at offset: UInt32) {
    facts.references.append(
      ReferenceFact(
        name: label, offset: offset, link: call, kind: .argument, flags: 0,
        condition: facts.condition))
  }

  /// Sets the kind of all segments of the path at the end of the references; generic arguments
  /// between the segments keep their own kind.
  mutating func setPathKind(from base: Int, _ kind: ReferenceForm) {
    for position in base..<facts.references.count where !facts.references[position].isInTypePosition
    {
      facts.references.base[position].kind = kind
    }
  }

  /// - Parameter right: as in ``OperatorFact/right``.
  mutating func addOperator(
    _ token: Token, of owner: Int32, between left: Int32, and right: Int32
  ) {
    facts.operators.append(
      OperatorFact(
        name: intern(token), offset: token.start, owner: owner, left: left, right: right,
        condition: facts.condition))
  }

  /// Writes the current token as the label of an element of a tuple.
  mutating func addTupleLabel() {
    facts.tupleLabels.append(
      TupleLabelFact(name: intern(tokens.token), offset: tokens.token.start))
  }

  /// Writes the current token as a label in an interpolation: `"\(label: a)"`.
  mutating func addInterpolationLabel(of owner: Int32, isFirst: Bool) {
    facts.interpolationLabels.append(
      InterpolationLabelFact(
        name: intern(tokens.token), offset: tokens.token.start, owner: owner,
        condition: facts.condition, isFirst: isFirst))
  }

  /// Records that the type or value after the label that was written last begins at the current
  /// token.
  mutating func endTupleLabel() {
    facts.tupleLabels.base[facts.tupleLabels.count - 1].value = tokens.token.start
  }

  /// Writes that the type at the current token is a part of the type at `start`: `A` in `[A]`.
  mutating func addShape(_ shape: TypeShape, of start: UInt32) {
    facts.typeShapes.append(
      TypeShapeFact(start: start, inner: tokens.token.start, shape: shape))
  }

  // MARK: - Going back

  /// A position of the reader, and the numbers of facts that were written before it.
  struct Mark {
    fileprivate let position: TokenStream.Position
    fileprivate let references: Int
    fileprivate let typeShapes: Int
    fileprivate let tupleLabels: Int
  }

  /// The current mark, to return to if the tokens after it turn out not to be a type.
  var mark: Mark {
    @inline(__always) get {
      Mark(
        position: tokens.position, references: facts.references.count,
        typeShapes: facts.typeShapes.count, tupleLabels: facts.tupleLabels.count)
    }
  }

  /// Returns to `mark`, and removes the facts that types have written since.
  mutating func rewind(to mark: Mark) {
    tokens.move(to: mark.position)
    facts.references.truncate(to: mark.references)
    facts.typeShapes.truncate(to: mark.typeShapes)
    facts.tupleLabels.truncate(to: mark.tupleLabels)
  }
}
