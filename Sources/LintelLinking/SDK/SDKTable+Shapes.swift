extension SDKTable {
  /// Returns the generic parameters of a type, in order.
  func genericParameters(of type: SDKType) -> [String] {
    for entry in entries(of: type) {
      guard let (sign, text) = entry.marked, sign == UInt8(ascii: "#") else { continue }
      return text.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    }
    return []
  }

  /// Whether a type has this name, or inherits from a type that has it.
  func isType(_ type: SDKType, orInheritsFrom name: String) -> Bool {
    lineage(of: type).contains(typeHash: Self.hash(name.utf8))
  }
}
