/// A value of a property list, or a key, as a place in the file: what it says is decoded on demand.
struct NodeRecord {
  enum Kind: UInt8 {
    case dictionary
    case array
    /// Bytes that no project file needs, so they are not kept.
    case data
    case yes
    case no
    /// Nothing, said in so many words.
    case null
    /// Text that stands for itself.
    case plainText
    /// Text with escapes of OpenStep.
    case openStepText
    /// Text with references or sections of XML.
    case xmlText
    /// Text with escapes of JSON.
    case jsonText
  }

  let kind: Kind
  /// Of the bracket of a dictionary or an array, else of the first byte of the text.
  let offset: UInt32
  /// Of a text its length in bytes; of a dictionary or an array the position after all that is in it.
  var extent: UInt32
}
