import LintelScanner

extension NameTable {
  /// For each `$name`, but not `$0`, the name without `$`, where that is in use.
  func projected() -> [NameID: NameID] {
    var texts: [NameID: String] = [:]
    for name in 0..<NameID(count) where starts[Int(name)] < starts[Int(name) + 1] {
      let start = Int(starts[Int(name)])
      guard bytes[start] == UInt8(ascii: "$"), starts[Int(name) + 1] - starts[Int(name)] > 1,
        !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start + 1])
      else { continue }
      texts[name] = String(text(of: name).dropFirst())
    }
    let numbers = numbers(of: Set(texts.values))
    return texts.compactMapValues { numbers[$0] }
  }
}
