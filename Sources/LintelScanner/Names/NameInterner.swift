/// Gives equal names equal numbers, in the order in which they first appear.
///
/// Open addressing over one block of name bytes: a look-up touches one slot and one name, and makes
/// no object.
struct NameInterner: ~Copyable {
  private struct Entry {
    var start: UInt32
    var length: UInt32
    var hash: UInt32
  }

  private var arena: GrowBuffer<UInt8>
  private var entries: GrowBuffer<Entry>
  private var slots: UnsafeMutablePointer<UInt32>
  private var mask: Int

  init() {
    arena = GrowBuffer(capacity: 1 << 16)
    entries = GrowBuffer(capacity: 1 << 12)
    slots = .allocate(capacity: 1 << 13)
    slots.initialize(repeating: 0, count: 1 << 13)
    mask = (1 << 13) - 1
  }

  deinit { slots.deallocate() }

  var count: Int { entries.count }

  /// The number of the name at `start`.
  ///
  /// - Precondition: at least 8 bytes can be read from any byte of the name on.
  mutating func intern(_ start: UnsafePointer<UInt8>, _ length: Int) -> NameID {
    let hash = Self.hash(start, length)
    var slot = Int(hash) & mask
    while true {
      let id = slots[slot]
      if id == 0 { break }
      let entry = entries[Int(id) - 1]
      if entry.hash == hash, Int(entry.length) == length,
        Self.equal(arena.base + Int(entry.start), start, length)
      {
        return id - 1
      }
      slot = (slot + 1) & mask
    }
    entries.append(
      Entry(start: UInt32(arena.count), length: UInt32(length), hash: hash))
    arena.append(contentsOf: start, count: length)
    // Names are compared eight bytes at a time, also at the end of the last one.
    arena.reserve(8)
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > mask { growSlots() }
    return NameID(entries.count - 1)
  }

  borrowing func bytes(of name: NameID) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[Int(name)]
    return UnsafeBufferPointer(start: arena.base + Int(entry.start), count: Int(entry.length))
  }

  private mutating func growSlots() {
    let size = (mask + 1) * 2
    slots.deallocate()
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    for id in 0..<entries.count {
      var slot = Int(entries[id].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id + 1)
    }
  }

  /// Mixes eight bytes at a time by a widening multiplication; names are short, so the quality of
  /// the last step matters more than its speed per byte.
  private static func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    var state = UInt64(truncatingIfNeeded: length) &* 0x9e37_79b9_7f4a_7c15
    var offset = 0
    while offset < length {
      let word = loadWord(start + offset, length - offset)
      let product = (state ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
      state = product.high ^ product.low
      offset += 8
    }
    return UInt32(truncatingIfNeeded: state ^ (state >> 32))
  }

  @inline(__always)
  private static func equal(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ length: Int
  ) -> Bool {
    var offset = 0
    while offset < length {
      let rest = length - offset
      guard loadWord(left + offset, rest) == loadWord(right + offset, rest) else { return false }
      offset += 8
    }
    return true
  }
}

/// The first `count` bytes, at most 8, as a little-endian number with zeros above.
@inline(__always)
func loadWord(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
  let word = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian
  return count >= 8 ? word : word & ((1 &<< UInt64(count &* 8)) &- 1)
}
