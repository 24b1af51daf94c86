import LintelScanner

extension NameTable {
  /// Names of what property wrappers make of properties: `$name`, but not `$0`.
  func projections() -> [(name: NameID, text: String)] {
    (0..<NameID(count)).filter { name in
      let start = Int(starts[Int(name)])
      return starts[Int(name) + 1] - starts[Int(name)] > 1 && bytes[start] == UInt8(ascii: "$")
        && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start + 1])
    }.map { ($0, text(of: $0)) }
  }
}
