import LintelScanner

/// Generic types of SDKs whose members are, return or hand to closures what one of the generic
/// arguments is, by hand from their documentation.
///
/// Collections and optionals are not among them: linking has types of their own for these.
struct KnownHolders {
  /// A member of a generic type.
  private struct Member: Hashable {
    let type: NameID
    let name: NameID
  }

  /// For each member, which generic argument it makes a value of.
  private let values: [Member: Int]
  /// For each method, which generic argument its closure takes.
  private let closures: [Member: Int]
  /// Types that are made of what a closure without a label returns; see ``made``.
  private let makers: [NameID]
  /// Types that are made of the elements of their first argument.
  private let groups: (type: NameID, label: NameID)?

  /// - Parameter numbers: of those of ``names`` that the project uses.
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
    if let type = numbers["Dictionary"], let label = numbers["grouping"] {
      groups = (type, label)
    } else {
      groups = nil
    }
  }

  /// Which generic argument of a type a member of its values makes a value of.
  func argument(madeBy name: NameID, of type: NameID) -> Int? {
    values.isEmpty ? nil : values[Member(type: type, name: name)]
  }

  /// Which generic argument of a type a closure is given that is passed to a method.
  func argument(passedBy name: NameID, of type: NameID) -> Int? {
    closures.isEmpty ? nil : closures[Member(type: type, name: name)]
  }

  /// Whether `T { … }` holds what its closure returns.
  func isMadeByClosure(_ type: NameID) -> Bool { makers.contains(type) }

  /// Whether a call makes groups of the elements of its first argument:
  /// `Dictionary(grouping: rows) { … }`.
  func makesGroups(_ type: NameID, firstLabel label: NameID) -> Bool {
    groups.map { $0 == (type, label) } ?? false
  }

  /// All names that count here.
  static let names =
    (valueEntries + closureEntries).flatMap { $0.types + $0.members } + makerNames + ["grouping"]

  private struct Entry {
    let types: [String]
    let members: [String]
    var argument = 0
  }

  private static let makerNames = ["Task"]

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
    Entry(types: ["Unmanaged"], members: ["takeRetainedValue", "takeUnretainedValue"]),
    Entry(types: ["NSCache"], members: ["object"], argument: 1),
    Entry(types: ["NSMapTable"], members: ["object"], argument: 1),
    Entry(types: ["ManagedBuffer"], members: ["header"]),
  ]

  private static let closureEntries = [
    Entry(types: ["Result"], members: ["map", "flatMap"]),
    Entry(types: ["Result"], members: ["mapError", "flatMapError"], argument: 1),
    Entry(
      types: ["Mutex", "OSAllocatedUnfairLock", "ManagedCriticalState"],
      members: ["withLock", "withLockIfAvailable"]),
  ]
}
