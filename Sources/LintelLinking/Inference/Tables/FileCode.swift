import LintelGraph
import LintelScanner
import LintelVocabulary

/// What the code of one file means.
struct FileCode {
  /// For each segment of each path, the type of its value, ``TypeTable/unset`` before it was looked
  /// for.
  var types: [TypeID] = []
  /// For each segment of each path, the declaration that it means, or what stands for something
  /// else, as ``LocalNames/Meaning`` has it.
  var targets: [DeclarationID] = []
  /// For each part, whether its target is only one of several, or found by its name alone.
  var ambiguous: [Bool] = []
  /// Why such a target is not certain, by the part, where it is not for want of a type.
  private var ambiguities: [Int: Ambiguity] = [:]
  /// What else may be meant by such a part, where the project declares all of it.
  private(set) var overloads: [Int: [DeclarationID]] = [:]
  /// Subscripts that brackets after a part mean, by the part.
  var subscripts: [Int: DeclarationID] = [:]
  /// The functions `callAsFunction` that a value which is called means, by its part.
  var calledValues: [Int: DeclarationID] = [:]
  /// What such subscripts and functions may be where arguments do not tell which is meant.
  var openChoices: [Int: [DeclarationID]] = [:]
  /// The functions of the project that operators mean, by the position among the operators.
  var operators: [Int: DeclarationID] = [:]
  /// The literals that make values of types of the project.
  var literals: [LiteralUse] = []
  /// The types of the values that patterns are matched against, by the position among the matches.
  var matchTypes: [Int: (type: TypeID, isAmbiguous: Bool)] = [:]
  /// What blocks throw that say nothing of it themselves, by the place of their `do`.
  var thrownTypes: [UInt32: TypeID] = [:]
  /// For each variable of the code its type, ``TypeTable/unset`` as long as that is not known.
  var localTypes: [TypeID] = []
  /// The variables of the code.
  private(set) var locals = LocalNames()

  /// Of no file.
  init() {}

  /// - Parameters:
  ///   - innermost: `-1` for each name, for use here.
  ///   - isActive: whether what stands under a condition may be compiled.
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

  /// Why the target of a part is not certain.
  func ambiguity(at index: Int) -> Ambiguity? {
    ambiguous[index] ? ambiguities[index] ?? .type : nil
  }

  mutating func markAmbiguous(_ index: Int, because ambiguity: Ambiguity) {
    ambiguous[index] = true
    overloads[index] = nil
    ambiguities[index] = ambiguity
  }

  /// - Parameter overloads: all that may be meant; empty if not all of it is known.
  mutating func markAmbiguous(_ index: Int, among overloads: [DeclarationID]) {
    markAmbiguous(index, because: overloads.isEmpty ? .type : .overloads)
    if !overloads.isEmpty { self.overloads[index] = overloads }
  }
}
