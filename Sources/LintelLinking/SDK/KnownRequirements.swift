import LintelScanner

/// The requirements of protocols of the toolchain, which a value of which only protocols are known
/// has before the members of extensions: `value.encode(to: encoder)` with
/// `protocol Fields: Encodable {}` and `extension Fields { func encode(to encoder: any Encoder) {} }`.
///
/// `SDKNames` has requirements and members of extensions alike, so this table is written by hand.
struct KnownRequirements: Sendable {
  /// A protocol, and the hash of its name; see ``SDKTable/hash(_:)``.
  struct Owner {
    let type: SDKType
    let hash: UInt64
  }

  /// For each name, the protocols that require a member of the name.
  private let owners: [NameID: [Owner]]

  /// - Parameter numbers: the numbers of those ``names`` that the project uses.
  init(_ numbers: [String: NameID]) {
    var owners: [NameID: [Owner]] = [:]
    for (name, members) in Self.entries {
      guard let type = SDKTable.type(named: name) else { continue }
      let owner = name.withUTF8Buffer { Owner(type: type, hash: SDKTable.hash($0)) }
      for member in members {
        if let number = numbers[member] { owners[number, default: []].append(owner) }
      }
    }
    self.owners = owners
  }

  /// Returns the protocols that require a member named `name`.
  func owners(of name: NameID) -> [Owner] { owners[name] ?? [] }

  /// All names of members in the table below.
  static let names = entries.flatMap(\.members)

  private static let entries: [(name: StaticString, members: [String])] = [
    ("Encodable", ["encode"]),
    ("CustomStringConvertible", ["description"]),
    ("CustomDebugStringConvertible", ["debugDescription"]),
    ("CustomReflectable", ["customMirror"]),
    ("Hashable", ["hash", "hashValue"]),
    ("Identifiable", ["id"]),
    ("RawRepresentable", ["rawValue"]),
    ("CaseIterable", ["allCases"]),
    ("CodingKey", ["stringValue", "intValue"]),
    ("LocalizedError", ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"]),
    ("CustomNSError", ["errorCode", "errorDomain", "errorUserInfo"]),
    ("IteratorProtocol", ["next"]),
    ("AsyncIteratorProtocol", ["next"]),
    ("AsyncSequence", ["makeAsyncIterator"]),
    ("Sequence", ["makeIterator", "underestimatedCount"]),
    (
      "Collection",
      [
        "startIndex", "endIndex", "count", "isEmpty", "indices", "index", "formIndex", "distance",
      ]
    ),
    ("BidirectionalCollection", ["index", "formIndex"]),
    ("MutableCollection", ["swapAt", "partition"]),
    (
      "RangeReplaceableCollection",
      [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeSubrange",
        "replaceSubrange", "reserveCapacity",
      ]
    ),
    (
      "SetAlgebra",
      [
        "contains", "insert", "remove", "update", "union", "intersection", "symmetricDifference",
        "formUnion", "formIntersection", "formSymmetricDifference", "subtracting", "subtract",
        "isSubset", "isSuperset", "isDisjoint", "isEmpty",
      ]
    ),
    ("Strideable", ["distance", "advanced"]),
    ("AdditiveArithmetic", ["zero"]),
    ("Numeric", ["magnitude"]),
    ("SignedNumeric", ["negate"]),
    (
      "BinaryInteger",
      ["words", "bitWidth", "trailingZeroBitCount", "quotientAndRemainder", "isMultiple", "signum"]
    ),
    (
      "FloatingPoint",
      [
        "infinity", "nan", "pi", "ulp", "sign", "exponent", "significand", "isNaN", "isFinite",
        "isInfinite", "isZero", "rounded", "round", "squareRoot", "formSquareRoot",
        "nextUp", "nextDown",
      ]
    ),
    ("TextOutputStream", ["write"]),
    ("TextOutputStreamable", ["write"]),
    ("Clock", ["now", "sleep", "minimumResolution"]),
  ]
}
