/// Finds keys of a dictionary with many entries: a hash table with open addressing.
struct KeyTable: Sendable {
  /// In smaller dictionaries, looking at each key is as fast.
  static let leastCount = 16

  /// Positions of keys; 0, where never a key is, in a free slot.
  private var slots: [UInt32]

  /// - Parameter keys: their positions, in written order; of equal ones the last is kept.
  init(_ keys: [Int], in records: [NodeRecord], _ bytes: [UInt8]) {
    var size = 2 * Self.leastCount
    while size < 2 * keys.count { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for key in keys {
      let slot = records[key].withText(in: bytes) { self.slot(of: $0, in: records, bytes) }
      slots[slot] = UInt32(key)
    }
  }

  /// The position of the last key that says that.
  func key(
    _ text: UnsafeBufferPointer<UInt8>, in records: [NodeRecord], _ bytes: [UInt8]
  ) -> Int? {
    let key = slots[slot(of: text, in: records, bytes)]
    return key == 0 ? nil : Int(key)
  }

  /// Where a key is, or would be: at least half of all slots are free.
  private func slot(
    of text: UnsafeBufferPointer<UInt8>, in records: [NodeRecord], _ bytes: [UInt8]
  ) -> Int {
    // Seeded anew in each process, so that no file can be made of keys that collide.
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
