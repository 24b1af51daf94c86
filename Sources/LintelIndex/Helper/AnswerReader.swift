/// Reads the answer of the process that reads an index store, piece by piece.
struct AnswerReader {
  /// The number of items that the process was asked for; the process has to begin each item, in
  /// order.
  let itemCount: Int
  /// The index of the item that was begun last; -1 before the first.
  private(set) var item = -1
  /// Whether the end of the answer was read.
  private(set) var isComplete = false
  /// The reason why nothing can be read, in the words of the process.
  private(set) var failure: String?
  private var reader = StreamReader()

  init(itemCount: Int) { self.itemCount = itemCount }

  /// Reads the messages that the next piece of the answer completes.
  ///
  /// - Parameter receive: receives each message, with the index of the item that it belongs to.
  /// - Throws: when the bytes are not an answer to the request.
  mutating func take(
    _ piece: ArraySlice<UInt8>, _ receive: (Int, StreamMessage) -> Void
  ) throws(StreamReader.Damage) {
    reader.append(piece)
    while failure == nil, let message = try reader.next() {
      if isComplete { throw StreamReader.Damage() }
      switch message {
      case .format, .unitName: receive(item, message)
      case .failure(let reason) where item < 0: failure = reason
      case .begin(let next):
        guard next == item + 1, next < itemCount else { throw StreamReader.Damage() }
        item += 1
      case .unit, .symbol, .occurrence, .failure:
        guard item >= 0 else { throw StreamReader.Damage() }
        receive(item, message)
      case .end:
        guard item == itemCount - 1 else { throw StreamReader.Damage() }
        isComplete = true
      }
    }
  }
}
