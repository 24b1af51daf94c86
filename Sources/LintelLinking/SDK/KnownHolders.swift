import LintelScanner

/// Generic SDK types whose members are, return or pass to closures a value of one of the generic
/// arguments, such as `value` of `Task<Row, Error>`. The tables are written by hand from the
/// documentation.
///
/// Collections and optionals are not included, because linking has types of its own for these.
struct KnownHolders {
  /// A member of a generic type.
  private struct Member: Hashable {
    let type: NameID
    let name: NameID
  }

  /// For each member, the index of the generic argument that is the type of its value.
  private let values: [Member: Int]
  /// For each method, the index of the generic argument that its closure takes.
  private let closures: [Member: Int]
  /// The types that hold the result of a closure without a label; see ``isMadeByClosure(_:)``.
  private let makers: [NameID]
  /// The types whose subscript takes an index; see ``isIndexed(_:)``.
  private let indexed: [NameID]
  /// The collections of elements behind a pointer; see ``isBuffer(_:)``.
  private let buffers: [NameID]
  /// The type whose values group the elements of a first argument with this label; see
  /// ``makesGroups(_:firstLabel:)``.
  private let groups: (type: NameID, label: NameID)?

  /// - Parameter numbers: the numbers of those ``names`` that the project uses.
  init(_ numbers: [String: NameID]) {
    func read(_ entries: [Entry]) -> [Member: Int] {
      var result: [Member: Int] = [:]
      for entry in entries {
        for type in entry.types.compactMap({ numbers[$0] }) {
          for name in entry.members.compactMap({ numbers[$0] }) {
            result[Member(type: type, name: name)] = entry.argument
          }
        }
      }
      return result
    }
    values = read(Self.valueEntries)
    closures = read(Self.closureEntries)
    makers = Self.makerNames.compactMap { numbers[$0] }
    indexed = Self.indexedNames.compactMap { numbers[$0] }
    buffers = Self.bufferNames.compactMap { numbers[$0] }
    if let type = numbers["Dictionary"], let label = numbers["grouping"] {
      groups = (type, label)
    } else {
      groups = nil
    }
  }

  /// Returns the index of the generic argument that is the type of a member: 0 for `task.value`.
  func argument(madeBy name: NameID, of type: NameID) -> Int? {
    values.isEmpty ? nil : values[Member(type: type, name: name)]
  }

  /// Returns the index of the generic argument that a method passes to its closure: 0 for
  /// `result.map { $0.title }`.
  func argument(passedBy name: NameID, of type: NameID) -> Int? {
    closures.isEmpty ? nil : closures[Member(type: type, name: name)]
  }

  /// Whether `T { … }` holds the result of its closure: `Task { await load() }`.
  func isMadeByClosure(_ type: NameID) -> Bool { makers.contains(type) }

  /// Whether a subscript with an index is a value of the first generic argument: `pointer[0]` of an
  /// `UnsafePointer<Row>`.
  func isIndexed(_ type: NameID) -> Bool { indexed.contains(type) || isBuffer(type) }

  /// Whether a type is a collection of values of its generic argument, but no array:
  /// `UnsafeBufferPointer<Row>`.
  func isBuffer(_ type: NameID) -> Bool { buffers.contains(type) }

  /// Whether a call groups the elements of its first argument: `Dictionary(grouping: rows) { … }`.
  func makesGroups(_ type: NameID, firstLabel label: NameID) -> Bool {
    groups.map { $0 == (type, label) } ?? false
  }

  /// All names in the tables below.
  static let names =
    (valueEntries + closureEntries).flatMap { $0.types + $0.members } + makerNames + indexedNames
    + bufferNames + ["grouping"]

  private struct Entry {
    let types: [String]
    let members: [String]
    var argument = 0
  }

  private static let makerNames = ["Task"]
  private static let bufferNames = ["UnsafeBufferPointer", "UnsafeMutableBufferPointer"]
  private static let indexedNames = [
    "UnsafePointer", "UnsafeMutablePointer", "Span", "MutableSpan",
  ]

  private static let valueEntries = [
    Entry(types: ["Task"], members: ["value"]),
    Entry(types: ["Result"], members: ["get"]),
    Entry(types: ["TaskGroup", "ThrowingTaskGroup"], members: ["next"]),
    Entry(types: ["TaskLocal"], members: ["get", "wrappedValue"]),
    Entry(
      types: ["Binding", "State", "Bindable", "ObservedObject", "StateObject"],
      members: ["wrappedValue"]),
    Entry(types: ["CurrentValueSubject", "Atomic"], members: ["value"]),
    Entry(types: ["Range", "ClosedRange"], members: ["lowerBound", "upperBound"]),
    Entry(types: ["PartialRangeFrom"], members: ["lowerBound"]),
    Entry(types: ["PartialRangeThrough", "PartialRangeUpTo"], members: ["upperBound"]),
    Entry(
      types: ["UnsafePointer", "UnsafeMutablePointer", "AutoreleasingUnsafeMutablePointer"],
      members: ["pointee", "move"]),
    Entry(types: bufferNames, members: ["first", "last", "max", "min", "randomElement"]),
    Entry(types: ["Unmanaged"], members: ["takeRetainedValue", "takeUnretainedValue"]),
    Entry(types: ["NSCache"], members: ["object"], argument: 1),
    Entry(types: ["NSMapTable"], members: ["object"], argument: 1),
    Entry(types: ["ManagedBuffer"], members: ["header"]),
  ]

  private static let closureEntries = [
    Entry(types: ["Result"], members: ["map", "flatMap"]),
    Entry(
      types: bufferNames,
      members: [
        "allSatisfy", "compactMap", "contains", "filter", "first", "firstIndex", "flatMap",
        "forEach", "last", "lastIndex", "map",
      ]),
    Entry(types: ["Result"], members: ["mapError", "flatMapError"], argument: 1),
    Entry(
      types: ["Mutex", "OSAllocatedUnfairLock", "ManagedCriticalState"],
      members: ["withLock", "withLockIfAvailable"]),
  ]
}
