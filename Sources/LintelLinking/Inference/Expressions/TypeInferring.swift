import LintelGraph
import LintelScanner

/// What the parts of inference ask each other, however deep the answer leads back to who asked.
///
/// Types of expressions and of declarations depend on each other in circles: a variable has the
/// type of its value, that is a path, and a path leads through variables. The circle is closed
/// here and in ``Inference`` alone. Each part is a protocol that refines those below it:
///
///     Inference                   names and paths
///     KeyPathInferring            what key paths lead to
///     UntypedMemberInferring      what `.name` means
///     ExpectedTypeInferring       what type a place asks for
///     ValueTypeInferring          what type the value of a declaration has
///     WrapperTypeInferring        what a property wrapper makes of its value
///     KnownMemberInferring        what members of the standard library, and closures, lead to
///     OverloadInferring           which of several declarations a name means
///     ArgumentTypeInferring       what parameter an argument is for
///     OperatorInferring           which functions operators mean
///     TypeInferring
protocol TypeInferring: LinkageReading, ~Copyable {
  var calls: Calls { get }
  var types: Types { get set }
  /// For each file what its code means; empty for files that are not looked at now.
  var code: [FileCode] { get set }

  /// Makes room for what the code of a file means.
  mutating func enter(_ file: FileID)

  /// The type of a value that starts at `offset` in the declaration `owner`.
  mutating func valueType(
    _ file: FileID, _ kind: ValueKind, at offset: UInt32, in owner: DeclarationID
  ) -> TypeID

  /// The type of the value of a path up to and with the segment at `index`.
  mutating func segmentType(_ file: FileID, _ index: Int) -> TypeID

  /// The type of the value of a declaration: of a variable, or of what a function returns.
  mutating func declarationType(_ id: DeclarationID) -> TypeID

  /// The members of that name that a value of a type has.
  mutating func members(_ name: NameID, of type: TypeID, _ file: FileID) -> FoundMembers

  /// Settles which of several declarations the segment at `index` means.
  ///
  /// - Parameters:
  ///   - base: what they are members of; unknown for what is none, or where that is open.
  ///   - isOfType: whether members of a type itself are looked for; `nil` where that is open.
  /// - Returns: false if there is none with fitting parameters, or if a member of an SDK is meant.
  mutating func choose(
    _ found: FoundMembers, of base: TypeID, isOfType: Bool?, _ file: FileID, _ index: Int
  ) -> Bool

  /// The type of the segment at `index` whose target is settled.
  mutating func memberType(_ file: FileID, _ index: Int, base: TypeID) -> TypeID

  /// The type of a name that a pattern binds.
  ///
  /// - Parameter local: its position among the variables of code.
  mutating func boundType(_ file: FileID, _ local: Int) -> TypeID

  /// The type of a value after the arguments that follow it, if any.
  mutating func applied(_ id: TypeID, _ file: FileID, _ index: Int) -> TypeID
}

extension TypeInferring where Self: ~Copyable {
  /// The type of a whole path, from its part at `index` to its end.
  mutating func pathType(_ file: FileID, _ index: Int) -> TypeID {
    segmentType(file, lastSegment(file, index, limit: Types.maximumDepth))
  }

  /// The type of the value that begins with the path whose base is said to be at `index`.
  mutating func valueType(beginningWith index: Int, _ file: FileID) -> TypeID {
    let facts = linkage.references[file.position]
    if index < facts.count, hasChoice(file, facts[index].offset) {
      return choiceType(file, facts[index].offset, in: owner(file, facts[index]))
    }
    return valueType(ofPathAt: index, file)
  }

  /// The type of the path whose base is said to be at `index`, where damaged code may have none.
  mutating func valueType(ofPathAt index: Int, _ file: FileID) -> TypeID {
    let facts = linkage.references[file.position]
    guard index < facts.count, facts[index].kind != .argument, !facts[index].isContinuation else {
      return TypeTable.unknown
    }
    return pathType(file, index)
  }
}
