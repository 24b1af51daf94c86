/// A value or a key of a property list, as a range of the file. Its text is decoded on demand.
struct NodeRecord {
  enum Kind: UInt8 {
    case dictionary
    case array
    /// Bytes, which no project file needs and which are therefore not kept.
    case data
    case yes
    case no
    /// An explicit `null`.
    case null
    /// Text without escapes.
    case plainText
    /// Text with escapes of OpenStep, e.g. `\n`.
    case openStepText
    /// Text with references or sections of XML, e.g. `&amp;`.
    case xmlText
    /// Text with escapes of JSON, e.g. `\u00e9`.
    case jsonText
  }

  let kind: Kind
  /// The offset of the bracket of a dictionary or an array, or of the first byte of a text.
  let offset: UInt32
  /// The length of a text in bytes, or the index after the contents of a dictionary or an array.
  var extent: UInt32
}

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
    withText(in: bytes) { $0.count == text.count && $0.elementsEqual(text) }
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
