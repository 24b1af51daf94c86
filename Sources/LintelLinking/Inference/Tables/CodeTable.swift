import LintelGraph
import LintelScanner
import LintelVocabulary

/// The meanings and types that inference has found in the code of all files; empty for files that
/// are not looked at now.
struct CodeTable {
  private var files: [FileCode]
  /// The files that are looked at.
  private(set) var entered: [FileID] = []

  init(fileCount: Int) { files = [FileCode](repeating: FileCode(), count: fileCount) }

  subscript(file: FileID) -> FileCode { files[file.position] }

  /// Adds the code of a file that is not looked at yet.
  mutating func add(_ code: FileCode, of file: FileID) {
    files[file.position] = code
    entered.append(file)
  }

  /// Forgets the meanings of the code of all files.
  mutating func removeAll() {
    for file in entered { files[file.position] = FileCode() }
    entered.removeAll(keepingCapacity: true)
  }

  // MARK: - Segments

  subscript(segment: Segment) -> SegmentCode {
    get { files[segment.file.position][segment] }
    set { files[segment.file.position][segment] = newValue }
  }

  /// The subscript that brackets after a segment mean: `rows[safe: 1]`.
  subscript(subscriptAfter segment: Segment) -> DeclarationID? {
    get { files[segment.file.position].subscripts[segment] }
    set { files[segment.file.position].subscripts[segment] = newValue }
  }

  /// See ``FileCode/otherOverloads``; empty for most segments.
  subscript(otherOverloadsAt segment: Segment) -> [DeclarationID] {
    get { files[segment.file.position].otherOverloads[segment] ?? [] }
    set { files[segment.file.position].otherOverloads[segment] = newValue }
  }

  /// See ``FileCode/local(at:)``.
  func local(at segment: Segment) -> LocalMeaning {
    files[segment.file.position].local(at: segment)
  }

  mutating func setCalledValue(_ function: DeclarationID, at segment: Segment) {
    files[segment.file.position].calledValues[segment] = function
  }

  mutating func setOpenChoice(_ candidates: [DeclarationID], at segment: Segment) {
    files[segment.file.position].openChoices[segment] = candidates
  }

  mutating func markAmbiguous(_ segment: Segment, because ambiguity: Ambiguity) {
    files[segment.file.position].markAmbiguous(segment, because: ambiguity)
  }

  /// See ``FileCode/markAmbiguous(_:among:)``.
  mutating func markAmbiguous(_ segment: Segment, among overloads: [DeclarationID]) {
    files[segment.file.position].markAmbiguous(segment, among: overloads)
  }

  // MARK: - Other facts

  /// The type of a local variable; never ``TypeState/pending``.
  subscript(local: LocalVariable) -> TypeState {
    get { files[local.file.position].localTypes[local] }
    set { files[local.file.position].localTypes[local] = newValue }
  }

  /// The function of the project that an operator means, absent if it means none; `nil` until it is
  /// looked up.
  subscript(use: OperatorUse) -> DeclarationID? {
    get { files[use.file.position].operators[use] }
    set { files[use.file.position].operators[use] = newValue }
  }

  /// Whether an operator may mean a function of a module that is not read as well.
  func isAmbiguous(_ use: OperatorUse) -> Bool {
    files[use.file.position].openOperators.contains(use)
  }

  mutating func markAmbiguous(_ use: OperatorUse) {
    files[use.file.position].openOperators.insert(use)
  }

  /// The type of the value of a match; `nil` until it is looked up.
  subscript(match: Match) -> MatchedType? {
    get { files[match.file.position].matchTypes[match] }
    set { files[match.file.position].matchTypes[match] = newValue }
  }

  /// The type of the errors of the `do` block at an offset, if it does not declare one; `nil` until
  /// it is looked up.
  subscript(thrownFrom start: UInt32, file: FileID) -> TypeID? {
    get { files[file.position].thrownTypes[start] }
    set { files[file.position].thrownTypes[start] = newValue }
  }

  mutating func add(_ literal: LiteralUse, in file: FileID) {
    files[file.position].literals.append(literal)
  }

  /// Returns the closure that declares a local variable as its parameter, and the number of the
  /// parameter.
  func closureParameter(_ local: LocalVariable) -> (closure: Closure, number: Int)? {
    files[local.file.position].locals.closureParameter(local)
  }

  /// Returns the number of a closure's parameters, whether named or used as `$0`, `$1`, …
  func parameterCount(of closure: Closure) -> Int {
    files[closure.file.position].locals.parameterCount(of: closure)
  }
}
