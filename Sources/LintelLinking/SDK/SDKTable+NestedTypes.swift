/// The name of a type that an SDK declares in another, where a project may declare a type of the
/// same name.
struct SDKNestedType {
  enum Meaning {
    /// What a protocol declares. Its own extensions always mean that. A type that conforms means
    /// the project's type where it can see one, and else what it inherits.
    case ofProtocol
    /// What a type that is no protocol declares: extensions see it, and subclasses of a class.
    case ofType
    /// A generic parameter, which extensions see.
    case parameter
    /// What an enum has whose inheritance clause names the type of its raw values.
    case ofRawValues
  }

  let meaning: Meaning
  let name: String
}

extension SDKTable {
  /// The names of all types, generic parameters and associated types in types of SDKs.
  static var nestedTypeNames: Set<String> {
    let text = SDKNames.typeText
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var result: Set<String> = []
    for word in bytes.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
    {
      guard let sign = word.first, ":/#=".utf8.contains(sign) else { continue }
      for name in word.dropFirst().split(separator: UInt8(ascii: ",")) {
        result.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return result
  }

  /// What is nested in a type, or in what it inherits from.
  func nestedTypes(of type: SDKType) -> [SDKNestedType] {
    var result: [SDKNestedType] = []
    for (position, type) in lineage(of: type).types.enumerated() {
      for entry in entries(of: type) {
        if entry.isTaken { break }
        // Nobody sees the generic parameters of a superclass.
        for nested in entry.nestedTypes where position == 0 || nested.meaning != .parameter {
          result.append(nested)
        }
      }
    }
    return result
  }
}

extension SDKEntry {
  /// The types in a type, as an entry of that says.
  fileprivate var nestedTypes: [SDKNestedType] {
    guard let (sign, text) = marked else { return [] }
    let meaning: SDKNestedType.Meaning? =
      switch sign {
      case UInt8(ascii: ":"): .ofProtocol
      case UInt8(ascii: "/"): .ofType
      case UInt8(ascii: "#"): .parameter
      case UInt8(ascii: "="): .ofRawValues
      default: nil
      }
    guard let meaning else { return [] }
    return text.split(separator: UInt8(ascii: ",")).map {
      SDKNestedType(meaning: meaning, name: String(decoding: $0, as: UTF8.self))
    }
  }
}
