import LintelGraph
import LintelScanner
import LintelVocabulary

/// The results of inference for a segment of a path. 12 bytes.
struct SegmentCode {
  /// The type of the segment's value.
  var type = TypeState.unset
  var meaning = Meaning.nothing
  /// Whether the meaning is only one of several, or was found by its name alone.
  fileprivate(set) var isAmbiguous = false

  /// The declaration that the segment means; ``ID/absent`` for any other meaning.
  var target: DeclarationID {
    get { DeclarationID(orAbsent: meaning.declaration) }
    set { meaning = Meaning(orNothing: newValue.ifPresent) }
  }
}

/// The meanings and types that inference has found in the code of one file.
struct FileCode {
  private var segments: [SegmentCode] = []
  /// Why the meaning of an ambiguous segment is not certain, by segment; ``Ambiguity/type`` where
  /// there is no entry.
  private var ambiguities: [Segment: Ambiguity] = [:]
  /// The declarations that an ambiguous segment may mean, by segment; only where all of them are
  /// known, and of the project.
  private(set) var overloads: [Segment: [DeclarationID]] = [:]
  /// The other functions of the same type that a call may mean, by segment, where the arguments do
  /// not decide.
  var otherOverloads: [Segment: [DeclarationID]] = [:]
  /// The subscripts that brackets after a segment mean, by segment: `rows[safe: 1]`.
  var subscripts: [Segment: DeclarationID] = [:]
  /// The functions `callAsFunction` that calls of values mean, by segment: `validate(row)` where
  /// `validate` is a variable.
  var calledValues: [Segment: DeclarationID] = [:]
  /// The candidates for a subscript or a `callAsFunction`, by segment, where the arguments do not
  /// decide.
  var openChoices: [Segment: [DeclarationID]] = [:]
  /// The functions of the project that operators mean; absent for an operator that means none.
  var operators: [OperatorUse: DeclarationID] = [:]
  /// The operators that may mean a function of a module that is not read as well.
  var openOperators: Set<OperatorUse> = []
  /// The literals that make values of types of the project.
  var literals: [LiteralUse] = []
  /// The types of the values that patterns are matched against.
  var matchTypes: [Match: MatchedType] = [:]
  /// The types of the errors of `do` blocks that do not declare one, by the offset of the `do`.
  var thrownTypes: [UInt32: TypeID] = [:]
  /// For each local variable of the code, its type; never ``TypeState/pending``.
  var localTypes: [TypeState] = []
  /// The local variables and closure parameters of the code.
  private(set) var locals = LocalNames()

  /// Creates the empty code of a file that is not looked at.
  init() {}

  /// - Parameters:
  ///   - innermost: working memory: absent for each name, before and after.
  ///   - isActive: whether code under a condition may be compiled.
  init(
    _ references: [ReferenceFact], _ locals: [LocalFact], _ closures: [ClosureFact],
    _ known: borrowing KnownNames, _ innermost: inout [ID<LocalFact>],
    where isActive: (UInt16) -> Bool
  ) {
    segments = [SegmentCode](repeating: SegmentCode(), count: references.count)
    localTypes = [TypeState](repeating: .unset, count: locals.count)
    self.locals = LocalNames(
      references, locals, closures, known, &segments, &innermost, where: isActive)
  }

  var isEmpty: Bool { segments.isEmpty }

  subscript(segment: Segment) -> SegmentCode {
    get { segments[segment] }
    set { segments[segment] = newValue }
  }

  /// Returns the local variable or closure parameter that a segment means.
  func local(at segment: Segment) -> LocalMeaning {
    segments[segment].meaning.local(in: segment.file)
  }

  /// Returns why the meaning of a segment is not certain; `nil` if it is.
  func ambiguity(at segment: Segment) -> Ambiguity? {
    segments[segment].isAmbiguous ? ambiguities[segment] ?? .type : nil
  }

  mutating func markAmbiguous(_ segment: Segment, because ambiguity: Ambiguity) {
    segments[segment].isAmbiguous = true
    overloads[segment] = nil
    ambiguities[segment] = ambiguity
  }

  /// - Parameter overloads: all declarations that may be meant; empty if they are not all known.
  mutating func markAmbiguous(_ segment: Segment, among overloads: [DeclarationID]) {
    markAmbiguous(segment, because: overloads.isEmpty ? .type : .overloads)
    if !overloads.isEmpty { self.overloads[segment] = overloads }
  }
}
