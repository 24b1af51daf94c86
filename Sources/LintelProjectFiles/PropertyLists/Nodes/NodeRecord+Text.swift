extension NodeRecord {
  /// Returns the text of a key, a string, a number or a boolean; `nil` for anything else.
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

  /// Whether a key has this text.
  func says(_ text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Bool {
    // Most keys already differ in length.
    if kind == .plainText, Int(extent) != text.count { return false }
    return withText(in: bytes) { $0.elementsEqual(text) }
  }

  /// Calls `body` with the text of a key, without making a string unless the text has escapes.
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
  /// Returns the index after a value and its contents.
  func next(after position: Int) -> Int {
    switch self[position].kind {
    case .dictionary, .array: Int(self[position].extent)
    default: position + 1
    }
  }
}
