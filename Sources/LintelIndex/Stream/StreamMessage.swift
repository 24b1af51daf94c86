/// One piece of what the process that reads an index store tells the one that asked.
///
/// A stream is the header and then messages: a byte for the kind, and the fields in the order of
/// declaration. Numbers are little-endian, a text is the number of its bytes and the bytes. It ends
/// with ``end``; one that does not was cut off by a crash, in the item that was begun last.
enum StreamMessage: Equatable {
  /// The format of the library, which is that of the stores it can read.
  case format(UInt32)
  /// The name of a unit in the store.
  case unitName(String)
  /// The item at a position of the request is about to be read.
  case begin(UInt32)
  case unit(IndexUnit)
  /// The next symbol of a record; they are numbered from 0.
  case symbol(IndexSymbol)
  case occurrence(IndexOccurrence)
  /// The item cannot be read; or, before any item, nothing can.
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
