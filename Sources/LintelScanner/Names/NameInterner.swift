/// Gives equal names equal numbers, in the order in which they first appear.
///
/// Open addressing over one block of name bytes: a look-up makes no object. Most names are short and
/// were met a moment ago, so a small cache of names of up to sixteen bytes, which fits the nearest
/// memory, is asked first; it answers nine times in ten.
struct NameInterner: ~Copyable {
  private struct Entry {
    var start: UInt32
    var length: UInt32
  }

  /// The low half is the name's number and one, 0 where the slot is free; the high half its hash.
  private typealias Slot = UInt64

  /// A short name, its bytes beyond the length zero.
  private struct Recent: BitwiseCopyable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var length: UInt32 = 0
    var name: NameID = 0
  }

  private var arena: GrowBuffer<UInt8>
  private var entries: GrowBuffer<Entry>
  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private let recent: UnsafeMutablePointer<Recent>
  private static let recentBits: UInt64 = 10

  init() {
    arena = GrowBuffer(capacity: 1 << 16)
    entries = GrowBuffer(capacity: 1 << 12)
    slots = .allocate(capacity: 1 << 13)
    slots.initialize(repeating: 0, count: 1 << 13)
    mask = (1 << 13) - 1
    recent = .allocate(capacity: 1 << Int(Self.recentBits))
    recent.initialize(repeating: Recent(), count: 1 << Int(Self.recentBits))
  }

  deinit {
    slots.deallocate()
    recent.deallocate()
  }

  var count: Int { entries.count }

  /// The number of the name at `start`.
  ///
  /// - Precondition: at least 16 bytes can be read from any byte of the name on.
  @inline(__always)
  mutating func intern(_ start: UnsafePointer<UInt8>, _ length: Int) -> NameID {
    guard length > 0, length <= 16 else { return look(up: start, length) }
    let low = loadWord(start, length)
    let high = length > 8 ? loadWord(start + 8, length &- 8) : 0
    let mixed = (low ^ (high &* 0x9e37_79b9_7f4a_7c15)) &* 0xa076_1d64_78bd_642f
    let cached = recent + Int(truncatingIfNeeded: mixed &>> (64 - Self.recentBits))
    if cached.pointee.low == low, cached.pointee.high == high,
      cached.pointee.length == UInt32(truncatingIfNeeded: length)
    {
      return cached.pointee.name
    }
    let name = look(up: start, length)
    cached.pointee = Recent(
      low: low, high: high, length: UInt32(truncatingIfNeeded: length), name: name)
    return name
  }

  @inline(never)
  private mutating func look(up start: UnsafePointer<UInt8>, _ length: Int) -> NameID {
    let hash = Self.hash(start, length)
    var position = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[position]
      if slot == 0 { break }
      let id = UInt32(truncatingIfNeeded: slot)
      if UInt32(truncatingIfNeeded: slot &>> 32) == hash {
        let entry = entries[Int(id) &- 1]
        if Int(entry.length) == length, Self.equal(arena.base + Int(entry.start), start, length) {
          return id &- 1
        }
      }
      position = (position &+ 1) & mask
    }
    entries.append(Entry(start: UInt32(arena.count), length: UInt32(length)))
    arena.append(contentsOf: start, count: length)
    // Names are compared eight bytes at a time, also at the end of the last one.
    arena.reserve(8)
    slots[position] = UInt64(hash) &<< 32 | UInt64(entries.count)
    if entries.count * 2 > mask { growSlots() }
    return NameID(entries.count - 1)
  }

  borrowing func bytes(of name: NameID) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[Int(name)]
    return UnsafeBufferPointer(start: arena.base + Int(entry.start), count: Int(entry.length))
  }

  private mutating func growSlots() {
    let old = UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    let size = old.count * 2
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    for slot in old where slot != 0 {
      var position = Int(truncatingIfNeeded: slot &>> 32) & mask
      while slots[position] != 0 { position = (position + 1) & mask }
      slots[position] = slot
    }
    old.deallocate()
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
