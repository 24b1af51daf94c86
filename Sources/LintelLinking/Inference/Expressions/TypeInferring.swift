import LintelGraph
import LintelScanner

/// The questions that the parts of inference ask each other, even where the answer depends on the
/// part that asks.
///
/// Types of expressions and of declarations depend on each other in circles: a variable has the
/// type of its value, which is a path, and a path leads through variables. The circle is closed
/// here and in ``Inference`` alone. Each part is a protocol that refines some of those below it:
///
///     Inference                   names and paths
///     KeyPathInferring            key paths
///     UntypedMemberInferring      `.name`
///     LiteralInferring            literals that make values of the project's types
///     ExpectedTypeInferring       the types that usages require
///     ValueTypeInferring          the types of the values of declarations
///     WrapperTypeInferring        the values of property wrappers
///     KnownMemberInferring        members of the standard library, and closures
///     OverloadInferring           the choice among declarations of one name
///     ArgumentTypeInferring       the parameters that arguments are for
///     OperatorInferring           the functions that operators mean
///     TypeInferring
protocol TypeInferring: LinkageReading, ~Copyable {
  var calls: Calls { get }
  var types: Types { get set }
  /// For each file, the meanings and types of its code; empty for files that are not looked at now.
  var code: [FileCode] { get set }

  /// Prepares the look-up of names in the code of a file.
  mutating func enter(_ file: FileID)

  /// Returns the type of a value that starts at `offset` in the declaration `owner`: `String` for
  /// `"a"`.
  mutating func valueType(
    _ file: FileID, _ kind: ValueKind, at offset: UInt32, in owner: DeclarationID
  ) -> TypeID

  /// Returns the type of the value of a path up to and including the segment at `index`:
  /// `row.cell`.
  mutating func segmentType(_ file: FileID, _ index: Int) -> TypeID

  /// Returns the type of a declaration's value, or of a function's result: `let row = Row()`.
  mutating func declarationType(_ id: DeclarationID) -> TypeID

  /// Returns the members of that name that a value of a type has: `row.title`.
  mutating func members(_ name: NameID, of type: TypeID, _ file: FileID) -> FoundMembers

  /// Chooses the meaning of the segment at `index` among several declarations: `load(by: 1)`.
  ///
  /// - Parameters:
  ///   - base: the type whose members they are; unknown for globals, or if it is not known.
  ///   - isOfType: whether members of a type itself are looked up; `nil` if that is not known.
  /// - Returns: false if no declaration has fitting parameters, or if a member of an SDK is meant.
  mutating func choose(
    _ found: FoundMembers, of base: TypeID, isOfType: Bool?, _ file: FileID, _ index: Int
  ) -> Bool

  /// Returns the type of the segment at `index`, whose meaning is known: `make()`.
  mutating func memberType(_ file: FileID, _ index: Int, base: TypeID) -> TypeID

  /// Returns the type of a name that a pattern binds: of `row` in `case .full(let row)`.
  ///
  /// - Parameter local: its index among the local variables of the file.
  mutating func boundType(_ file: FileID, _ local: Int) -> TypeID

  /// Returns the type of a value after the call or subscript that follows it, if any: `rows[0]`.
  mutating func applied(_ id: TypeID, _ file: FileID, _ index: Int) -> TypeID
}

extension TypeInferring where Self: ~Copyable {
  /// Returns the type of a whole path, from its segment at `index` to its end: `row.cell.width`.
  mutating func pathType(_ file: FileID, _ index: Int) -> TypeID {
    segmentType(file, lastSegment(file, index, limit: Types.maximumDepth))
  }

  /// Returns the type of the value that begins with the path whose base should be at `index`:
  /// `row.title`, `row.isNew ? a : b`.
  mutating func valueType(beginningWith index: Int, _ file: FileID) -> TypeID {
    let facts = linkage.references[file.position]
    if index < facts.count, hasChoice(file, facts[index].offset) {
      return choiceType(file, facts[index].offset, in: owner(file, facts[index]))
    }
    return valueType(ofPathAt: index, file)
  }

  /// Returns the type of the path whose base should be at `index`; damaged code may have none
  /// there.
  mutating func valueType(ofPathAt index: Int, _ file: FileID) -> TypeID {
    let facts = linkage.references[file.position]
    guard index < facts.count, facts[index].kind != .argument, !facts[index].isContinuation else {
      return TypeTable.unknown
    }
    return pathType(file, index)
  }
}
