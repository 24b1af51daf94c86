import LintelGraph
import LintelScanner
import LintelVocabulary

/// The meanings and types that inference has found in the code of one file.
struct FileCode {
  /// For each segment of each path, the type of its value; ``TypeTable/unset`` until it is looked
  /// up.
  var types: [TypeID] = []
  /// For each segment of each path, its meaning: a declaration, or a number that stands for a local
  /// variable or closure parameter, see ``LocalNames/Meaning``.
  var targets: [DeclarationID] = []
  /// For each segment, whether its meaning is only one of several, or was found by its name alone.
  var ambiguous: [Bool] = []
  /// Why the meaning of an ambiguous segment is not certain, by segment; ``Ambiguity/type`` where
  /// there is no entry.
  private var ambiguities: [Int: Ambiguity] = [:]
  /// The declarations that an ambiguous segment may mean, by segment; only where all of them are
  /// known, and of the project.
  private(set) var overloads: [Int: [DeclarationID]] = [:]
  /// The subscripts that brackets after a segment mean, by segment: `rows[safe: 1]`.
  var subscripts: [Int: DeclarationID] = [:]
  /// The functions `callAsFunction` that calls of values mean, by segment: `validate(row)` where
  /// `validate` is a variable.
  var calledValues: [Int: DeclarationID] = [:]
  /// The candidates for such a subscript or function, by segment, where the arguments do not
  /// decide.
  var openChoices: [Int: [DeclarationID]] = [:]
  /// The functions of the project that operators mean, by the operator's index in the file; absent
  /// for an operator that means none.
  var operators: [Int: DeclarationID] = [:]
  /// The literals that make values of types of the project.
  var literals: [LiteralUse] = []
  /// The types of the values that patterns are matched against, by the index of the match;
  /// ambiguous where it may be another type.
  var matchTypes: [Int: (type: TypeID, isAmbiguous: Bool)] = [:]
  /// The types of the errors of `do` blocks that do not declare one, by the offset of the `do`.
  var thrownTypes: [UInt32: TypeID] = [:]
  /// For each local variable of the code, its type; ``TypeTable/unset`` until it is known.
  var localTypes: [TypeID] = []
  /// The local variables and closure parameters of the code.
  private(set) var locals = LocalNames()

  /// Creates the empty code of a file that is not looked at.
  init() {}

  /// - Parameters:
  ///   - innermost: working memory: `-1` for each name, before and after.
  ///   - isActive: whether code under a condition may be compiled.
  init(
    _ references: [ReferenceFact], _ locals: [LocalFact], _ closures: [ClosureFact],
    _ known: borrowing KnownNames, _ innermost: inout [Int32], where isActive: (UInt16) -> Bool
  ) {
    types = [TypeID](repeating: TypeTable.unset, count: references.count)
    targets = [DeclarationID](repeating: .absent, count: references.count)
    ambiguous = [Bool](repeating: false, count: references.count)
    localTypes = [TypeID](repeating: TypeTable.unset, count: locals.count)
    self.locals = LocalNames(
      references, locals, closures, known, &targets, &innermost, where: isActive)
  }

  var isEmpty: Bool { types.isEmpty }

  /// Returns why the meaning of a segment is not certain; `nil` if it is.
  func ambiguity(at index: Int) -> Ambiguity? {
    ambiguous[index] ? ambiguities[index] ?? .type : nil
  }

  mutating func markAmbiguous(_ index: Int, because ambiguity: Ambiguity) {
    ambiguous[index] = true
    overloads[index] = nil
    ambiguities[index] = ambiguity
  }

  /// - Parameter overloads: all declarations that may be meant; empty if they are not all known.
  mutating func markAmbiguous(_ index: Int, among overloads: [DeclarationID]) {
    markAmbiguous(index, because: overloads.isEmpty ? .type : .overloads)
    if !overloads.isEmpty { self.overloads[index] = overloads }
  }
}
