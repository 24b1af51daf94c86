import LintelGraph
import LintelScanner
import LintelVocabulary

/// The identity of a fact of one file: the file, and the index of the fact in a list of the file.
///
/// Only that list, and lists parallel to it, see the index: `references[segment]`. 8 bytes.
struct FactID<Fact>: Sendable, BitwiseCopyable {
  let file: FileID
  fileprivate let index: Int32

  init(_ index: Int, in file: FileID) {
    self.file = file
    self.index = Int32(truncatingIfNeeded: index)
  }

  init(_ index: Int32, in file: FileID) {
    self.file = file
    self.index = index
  }

  /// - Parameter id: the identity of the fact in a table of the file, or ``ID/absent``.
  init?(ifPresent id: ID<Fact>, in file: FileID) { self.init(ifPresent: id.rawValue, in: file) }

  /// - Parameter index: negative if there is no such fact.
  init?(ifPresent index: Int32, in file: FileID) {
    if index < 0 { return nil }
    self.init(index, in: file)
  }
}

/// Several consecutive facts in a list of one file.
struct FactIDs<Fact>: RandomAccessCollection {
  let file: FileID
  fileprivate let range: Range<Int>

  init(_ range: Range<Int>, in file: FileID) {
    self.file = file
    self.range = range
  }

  var startIndex: Int { range.lowerBound }
  var endIndex: Int { range.upperBound }

  subscript(position: Int) -> FactID<Fact> { FactID(position, in: file) }
}

/// A segment of a path, or an argument of a call. The facts contain both in one list.
typealias Segment = FactID<ReferenceFact>

typealias LocalVariable = FactID<LocalFact>

typealias Closure = FactID<ClosureFact>

typealias Attribute = FactID<AttributeFact>

/// The purpose of an expression, which determines the type that it must have.
typealias Usage = FactID<UsageFact>

/// A value that patterns are matched against: `phase` in `switch phase {}`.
typealias Match = FactID<MatchFact>

/// An operator between, before or after operands.
typealias OperatorUse = FactID<OperatorFact>

extension FactID: Hashable, Comparable {
  static func == (one: Self, other: Self) -> Bool {
    one.index == other.index && one.file == other.file
  }

  static func < (one: Self, other: Self) -> Bool {
    one.file == other.file ? one.index < other.index : one.file < other.file
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(
      UInt64(UInt32(bitPattern: file.rawValue)) << 32 | UInt64(UInt32(bitPattern: index)))
  }
}

extension Array {
  /// The element of a list of facts, or of a list parallel to it.
  subscript<Fact>(id: FactID<Fact>) -> Element {
    get { self[Int(id.index)] }
    set { self[Int(id.index)] = newValue }
  }

  /// Whether the list contains a fact.
  func hasElement<Fact>(_ id: FactID<Fact>) -> Bool { Int(id.index) < count }

  /// Returns the fact after a given one in the order of the source; `nil` after the last.
  func following<Fact>(_ id: FactID<Fact>) -> FactID<Fact>? {
    Int(id.index) + 1 < count ? FactID(id.index + 1, in: id.file) : nil
  }

  /// Returns the fact before a given one in the order of the source; `nil` before the first.
  func preceding<Fact>(_ id: FactID<Fact>) -> FactID<Fact>? {
    id.index == 0 ? nil : FactID(id.index - 1, in: id.file)
  }

  /// Returns up to `limit` facts before a given one, nearest first.
  func ids<Fact>(before id: FactID<Fact>, limit: Int) -> ReversedCollection<FactIDs<Fact>> {
    FactIDs(Swift.max(0, Int(id.index) - limit)..<Int(id.index), in: id.file).reversed()
  }

  /// Returns up to `limit` facts after a given one, nearest first.
  func ids<Fact>(after id: FactID<Fact>, limit: Int) -> FactIDs<Fact> {
    let first = Int(id.index) + 1
    return FactIDs(first..<Swift.max(first, Swift.min(count, first + limit)), in: id.file)
  }
}

extension BitVector {
  subscript<Fact>(id: FactID<Fact>) -> Bool { self[Int(id.index)] }
}
