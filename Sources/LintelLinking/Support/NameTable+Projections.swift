import LintelScanner

extension NameTable {
  /// Returns, for each `$name` but not for `$0`, the name without `$`, if the project uses the
  /// latter.
  func projected() -> [NameID: NameID] {
    var texts: [NameID: String] = [:]
    for name in 0..<count {
      let (start, end) = (Int(starts[name]), Int(starts[name + 1]))
      if end - start < 2 || bytes[start] != UInt8(ascii: "$") { continue }
      if bytes[start + 1] >= UInt8(ascii: "0"), bytes[start + 1] <= UInt8(ascii: "9") { continue }
      texts[NameID(name)] = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    }
    if texts.isEmpty { return [:] }
    let numbers = numbers(of: Set(texts.values))
    return texts.compactMapValues { numbers[$0] }
  }
}
