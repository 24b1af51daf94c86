/// Splits texts with variables in them, such as `Sources/${target_name}`.
enum SpecText {
  struct Part: Equatable {
    /// The text as it is written.
    let text: String
    /// The name in `${name}`; `nil` if the part is no variable.
    var variable: String?
  }

  static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var start = 0
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while let opener = bytes[start...].firstRange(of: "${".utf8)?.lowerBound,
      let closer = bytes[opener...].firstIndex(of: UInt8(ascii: "}"))
    {
      if opener > start { parts.append(Part(text: string(start..<opener))) }
      let isNamed = closer > opener + 2
      parts.append(
        Part(
          text: string(opener..<(closer + 1)),
          variable: isNamed ? string((opener + 2)..<closer) : nil))
      start = closer + 1
    }
    if start < bytes.count { parts.append(Part(text: string(start..<bytes.count))) }
    return parts
  }

  /// Returns the first variable in a text. Only the environment of XcodeGen knows its value.
  static func variable(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    return parts(of: text).lazy.compactMap(\.variable).first
  }
}
