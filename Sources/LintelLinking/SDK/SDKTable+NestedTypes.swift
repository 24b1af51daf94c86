/// The name of a type nested in an SDK type, which a project may declare as well.
struct SDKNestedType {
  enum Meaning {
    /// A type that a protocol declares: `Element` of `Collection`. Extensions of the protocol
    /// always mean that type. In a conforming type, the name means the project's type of this name
    /// if that is visible, and otherwise the inherited type.
    case ofProtocol
    /// A type nested in a class, struct or enum: `Index` in `extension String`. Extensions see it,
    /// and so do subclasses of a class.
    case ofType
    /// A generic parameter, which extensions see: `Key` in `extension Dictionary`.
    case parameter
    /// A type that an enum has because of the type of its raw values: `RawValue` in
    /// `enum Mode: String`.
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

  /// Whether a type declares associated types, as only protocols do: `Body` of `View`.
  func hasAssociatedTypes(_ type: SDKType) -> Bool {
    for entry in entries(of: type) {
      if entry.isInitializerOrSubscript { break }
      if entry.nestedTypes.contains(where: { $0.meaning == .ofProtocol }) { return true }
    }
    return false
  }

  /// Returns the types nested in a type or in its supertypes.
  func nestedTypes(of type: SDKType) -> [SDKNestedType] {
    var result: [SDKNestedType] = []
    for (position, type) in lineage(of: type).types.enumerated() {
      for entry in entries(of: type) {
        if entry.isInitializerOrSubscript { break }
        // The generic parameters of a superclass are not visible.
        for nested in entry.nestedTypes where position == 0 || nested.meaning != .parameter {
          result.append(nested)
        }
      }
    }
    return result
  }
}

extension SDKEntry {
  /// The nested types that an entry of a type states.
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
