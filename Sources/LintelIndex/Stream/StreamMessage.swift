/// A message from the process that reads an index store to the process that asked it.
///
/// A stream is a header followed by messages. A message is a byte for its kind, and the fields in
/// the order of declaration. Numbers are little-endian; a text is the number of its bytes followed
/// by the bytes. A stream ends with ``end``; one without it was cut off by a crash, in the item
/// that was begun last.
enum StreamMessage: Equatable {
  /// The format of the stores that the library can read.
  case format(UInt32)
  /// The name of a unit in the store.
  case unitName(String)
  /// The item at an index of the request is about to be read.
  case begin(UInt32)
  case unit(IndexUnit)
  /// The next symbol of a record. Symbols are numbered from 0.
  case symbol(IndexSymbol)
  case occurrence(IndexOccurrence)
  /// The current item cannot be read. Before the first item, the message means that nothing can be
  /// read.
  case failure(String)
  case end

  /// The name of the format, with its version.
  static let header = Array("lintel-index 2\n".utf8)
}

extension StreamMessage {
  /// The byte that stands for the kind.
  enum Tag: UInt8 {
    case format = 0x46
    case unitName = 0x4e
    case begin = 0x42
    case unit = 0x55
    case symbol = 0x53
    case occurrence = 0x4f
    case failure = 0x58
    case end = 0x5a
  }
}
