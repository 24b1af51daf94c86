/// Finds keys in a dictionary with many entries: a hash table with open addressing.
struct KeyTable: Sendable {
  /// The number of keys up to which comparing each of them is as fast.
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
