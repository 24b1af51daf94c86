import LintelScanner

extension NameTable {
  /// For each `$name` the name without `$`, where that is in use.
  func projected() -> [NameID: NameID] {
    var texts: [NameID: String] = [:]
    for name in 0..<NameID(count) where starts[Int(name)] < starts[Int(name) + 1] {
      guard bytes[Int(starts[Int(name)])] == UInt8(ascii: "$") else { continue }
      texts[name] = String(text(of: name).dropFirst())
    }
    let numbers = numbers(of: Set(texts.values))
    return texts.compactMapValues { numbers[$0] }
  }
}
