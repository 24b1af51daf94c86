extension NodeRecord {
  /// What a key, a string, a number or a boolean says; `nil` for anything else.
  func text(in bytes: [UInt8]) -> String? {
    let text = Int(offset)..<Int(offset) + Int(extent)
    return switch kind {
    case .dictionary, .array, .data, .null: nil
    case .yes: "1"
    case .no: "0"
    case .plainText: String(decoding: bytes[text], as: UTF8.self)
    case .openStepText: OpenStepText.decoded(bytes[text])
    case .xmlText: XMLText.decoded(bytes[text])
    case .jsonText: JSONText.decoded(bytes[text])
    }
  }

  /// Whether that is what a key says.
  func says(_ text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Bool {
    // Most keys differ in length already.
    if kind == .plainText, Int(extent) != text.count { return false }
    return withText(in: bytes) { $0.elementsEqual(text) }
  }

  /// Gives what a key says, without making a string of it unless it has escapes.
  func withText<Result>(
    in bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if kind == .plainText {
      return bytes.withUnsafeBufferPointer { all in
        body(UnsafeBufferPointer(rebasing: all[Int(offset)..<Int(offset) + Int(extent)]))
      }
    }
    var decoded = text(in: bytes) ?? ""
    return decoded.withUTF8(body)
  }
}

extension [NodeRecord] {
  /// The position after a value and all that is in it.
  func next(after position: Int) -> Int {
    switch self[position].kind {
    case .dictionary, .array: Int(self[position].extent)
    default: position + 1
    }
  }
}
