extension SDKTable {
  /// The generic parameters of a type, in order.
  func genericParameters(of type: SDKType) -> [String] {
    for entry in entries(of: type) {
      guard let (sign, text) = entry.marked, sign == UInt8(ascii: "#") else { continue }
      return text.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    }
    return []
  }

  /// Whether a type is one of that name or inherits from it.
  func isType(_ type: SDKType, orInheritsFrom name: String) -> Bool {
    lineage(of: type).contains(typeHash: Self.hash(name.utf8))
  }
}
