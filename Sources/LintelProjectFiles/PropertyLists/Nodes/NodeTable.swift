/// All values of a property list in written order, each container before its contents.
///
/// In a dictionary, keys and values alternate.
final class NodeTable: Sendable {
  static let root = 0

  private let bytes: [UInt8]
  private let records: [NodeRecord]
  /// Tables of keys for dictionaries with many entries, by the index of the dictionary.
  private let keyTables: [Int: KeyTable]

  init(_ bytes: [UInt8], _ records: [NodeRecord], _ keyTables: [Int: KeyTable]) {
    self.bytes = bytes
    self.records = records
    self.keyTables = keyTables
  }

  func kind(at position: Int) -> NodeRecord.Kind { records[position].kind }

  func offset(at position: Int) -> Int { Int(records[position].offset) }

  /// Returns the text of a key, a string, a number or a boolean; `nil` for anything else.
  func text(at position: Int) -> String? { records[position].text(in: bytes) }

  func forEachChild(of container: Int, atMost count: Int = .max, _ visit: (Int) -> Void) {
    var child = container + 1
    var left = count
    while left > 0, child < records[container].extent {
      visit(child)
      child = records.next(after: child)
      left -= 1
    }
  }

  func forEachEntry(of dictionary: Int, _ visit: (_ key: Int, _ value: Int) -> Void) {
    var key = dictionary + 1
    while key < records[dictionary].extent {
      visit(key, key + 1)
      key = records.next(after: key + 1)
    }
  }

  /// Whether the value or key at a position has this text.
  func says(_ text: StaticString, at position: Int) -> Bool {
    text.withUTF8Buffer { records[position].says($0, in: bytes) }
  }

  /// Returns the index of a key in a dictionary, the last one if the key is written several times.
  /// The value follows the key.
  func entry(of key: String, in dictionary: Int) -> Int? {
    var key = key
    return key.withUTF8 { entry(of: $0, in: dictionary) }
  }

  /// Returns the index of the last key in a dictionary that equals the text at a position.
  func entry(ofTextAt position: Int, in dictionary: Int) -> Int? {
    records[position].withText(in: bytes) { entry(of: $0, in: dictionary) }
  }

  private func entry(of key: UnsafeBufferPointer<UInt8>, in dictionary: Int) -> Int? {
    if let table = keyTables[dictionary] { return table.key(key, in: records, bytes) }
    var found: Int?
    forEachEntry(of: dictionary) { position, _ in
      if records[position].says(key, in: bytes) { found = position }
    }
    return found
  }
}

/// Finds keys in a dictionary with many entries: a hash table with open addressing.
struct KeyTable: Sendable {
  /// The number of keys up to which comparing each key is as fast as a hash table.
  static let leastCount = 16

  /// The indices of keys; 0 in a free slot, because index 0 is the root and never a key.
  private var slots: [UInt32]

  /// - Parameter keys: the indices of the keys in written order. Of equal keys the last is kept.
  init(_ keys: [Int], in records: [NodeRecord], _ bytes: [UInt8]) {
    var size = 2 * Self.leastCount
    while size < 2 * keys.count { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for key in keys {
      let slot = records[key].withText(in: bytes) { self.slot(of: $0, in: records, bytes) }
      slots[slot] = UInt32(key)
    }
  }

  /// Returns the index of the last key with this text.
  func key(
    _ text: UnsafeBufferPointer<UInt8>, in records: [NodeRecord], _ bytes: [UInt8]
  ) -> Int? {
    let key = slots[slot(of: text, in: records, bytes)]
    return key == 0 ? nil : Int(key)
  }

  /// Returns the slot of a key, or the free slot for it. At least half of the slots are free.
  private func slot(
    of text: UnsafeBufferPointer<UInt8>, in records: [NodeRecord], _ bytes: [UInt8]
  ) -> Int {
    // The hasher has another seed in each process, so that no file can contain keys made to
    // collide.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    while slots[slot] != 0, !records[Int(slots[slot])].says(text, in: bytes) {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
