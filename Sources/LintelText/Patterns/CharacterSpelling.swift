/// The bytes by which a pattern writes its characters outside of ASCII.
///
/// Unicode encodes `ü` as one scalar or as `u` and a combining mark. Editors write the first form,
/// macOS often the second, e.g. in the names of folders. Texts that differ only in the form are
/// equal to Swift and to a reader, but their bytes differ.
struct CharacterSpelling: Hashable, Sendable {
  private let bytes: [Character: [UInt8]]
  private let isDecomposed: Bool

  init(of text: String) {
    var bytes: [Character: [UInt8]] = [:]
    var isDecomposed = false
    var text = text
    text.withUTF8 { text in
      guard text.contains(where: { $0 >= 0x80 }) else { return }
      isDecomposed = Self.isDecomposed(text)
      Self.forEachCharacter(in: text) { character in
        if character.utf8.count > 1, bytes[character] == nil {
          bytes[character] = Array(character.utf8)
        }
      }
    }
    self.bytes = bytes
    self.isDecomposed = isDecomposed
  }

  /// Whether all characters are ASCII.
  var isEmpty: Bool { bytes.isEmpty }

  /// Returns a text with each character written as in the pattern, or as where the text has it
  /// first; `nil` if the text has no character that could be written otherwise.
  func respelled(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.contains(where: { $0 >= 0x80 }), isDecomposed || Self.isDecomposed(text) else {
      return nil
    }
    var known = bytes
    var result: [UInt8] = []
    Self.forEachCharacter(in: text) { character in
      guard character.utf8.count > 1 else { return result.append(contentsOf: character.utf8) }
      let spelled = known[character] ?? Array(character.utf8)
      known[character] = spelled
      result += spelled
    }
    return result
  }

  /// Calls `body` with each character. A slash is always a character of its own, because it ends
  /// the name of a folder.
  private static func forEachCharacter(
    in text: UnsafeBufferPointer<UInt8>, _ body: (Character) -> Void
  ) {
    let slash = UInt8(ascii: "/")
    for (index, part) in text.split(separator: slash, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { body("/") }
      for character in String(decoding: part, as: UTF8.self) { body(character) }
    }
  }

  /// Whether a text may be written with other scalars.
  private static func isDecomposed(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.contains { position in
      guard text[position] >= 0xC0, let scalar = scalar(in: text, at: position) else {
        return false
      }
      switch scalar.value {
      // The letters of which Hangul syllables consist, the signs for ohm and ångström, and Chinese
      // characters for compatibility, each of which is equal to another character.
      case 0x1100...0x11FF, 0x2126, 0x212B, 0xF900...0xFAFF, 0x2F800...0x2FA1F: return true
      default: return scalar.properties.canonicalCombiningClass != .notReordered
      }
    }
  }

  /// Whether the scalar at a position combines with the one before it: a combining mark, or a vowel
  /// or final consonant of Hangul.
  static func continues(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
    guard position > 0, text[position - 1] != UInt8(ascii: "/"),
      let scalar = scalar(in: text, at: position)
    else { return false }
    return (0x1160...0x11FF).contains(scalar.value)
      || scalar.properties.canonicalCombiningClass != .notReordered
  }

  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Unicode.Scalar? {
    String(decoding: text[position...].prefix(4), as: UTF8.self).unicodeScalars.first
  }
}
