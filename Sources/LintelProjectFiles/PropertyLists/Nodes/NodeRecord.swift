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
