/// Gives equal names equal numbers, in the order in which they first appear.
///
/// Open addressing over one block of name bytes: a look-up allocates nothing. The table of a large
/// project does not fit into the processor's cache, but most names were met a moment ago. Two small
/// caches are therefore asked first, one of names of up to sixteen bytes and one of longer names.
struct NameInterner: ~Copyable {
  /// The low half is the name's number plus one, 0 if the slot is free; the high half is the name's
  /// hash.
  private typealias Slot = UInt64

  /// A short name; its bytes beyond the length are zero.
  private struct ShortName: BitwiseCopyable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var length: UInt32 = .max
    var name: NameID = 0
  }

  private struct LongName: BitwiseCopyable {
    var hash: UInt64 = 0
    var name: NameID = 0
    /// The offset of the name in the arena.
    var start: UInt32 = 0
    var length: UInt32 = .max
  }

  /// A random number, so that nobody can choose names that all lie in one slot: 40,000 such names
  /// took a second. The numbers that names are given do not depend on it.
  private let seed = UInt64.random(in: .min ... .max)
  private var arena: GrowBuffer<UInt8>
  /// The offset of each name in the arena, then the end of the last name.
  private var starts: GrowBuffer<UInt32>
  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private let shortNames: UnsafeMutablePointer<ShortName>
  private let longNames: UnsafeMutablePointer<LongName>
  /// The size of each cache, as an exponent of two: large enough for the names that a thousand
  /// files use in turn.
  private static let shortBits: UInt64 = 13
  private static let longBits: UInt64 = 12

  /// - Parameter capacity: a lower bound of the expected number of names.
  init(capacity: Int = 1 << 12) {
    arena = GrowBuffer(capacity: capacity * 16)
    starts = GrowBuffer(capacity: capacity + 1)
    starts.append(0)
    var size = 1 << 13
    while size < capacity * 2 { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    shortNames = .allocate(capacity: 1 << Int(Self.shortBits))
    shortNames.initialize(repeating: ShortName(), count: 1 << Int(Self.shortBits))
    longNames = .allocate(capacity: 1 << Int(Self.longBits))
    longNames.initialize(repeating: LongName(), count: 1 << Int(Self.longBits))
  }

  deinit {
    slots.deallocate()
    shortNames.deallocate()
    longNames.deallocate()
  }

  var count: Int { starts.count - 1 }

  /// Returns the number of the name at `start`.
  ///
  /// - Precondition: at least 16 bytes can be read, starting at any byte of the name.
  mutating func intern(_ start: UnsafePointer<UInt8>, _ length: Int) -> NameID {
    guard length <= 16 else { return internLong(start, length) }
    let low = loadWord(start, length)
    let high = length > 8 ? loadWord(start + 8, length &- 8) : 0
    let mixed = (low ^ (high &* 0x9e37_79b9_7f4a_7c15)) &* 0xa076_1d64_78bd_642f
    let place = shortNames + Int(truncatingIfNeeded: mixed &>> (64 - Self.shortBits))
    if place.pointee.low == low, place.pointee.high == high,
      place.pointee.length == UInt32(truncatingIfNeeded: length)
    {
      return place.pointee.name
    }
    let name = look(up: start, length, hash(start, length))
    place.pointee = ShortName(
      low: low, high: high, length: UInt32(truncatingIfNeeded: length), name: name)
    return name
  }

  /// Returns the number of the name at `start` without using the caches: for a name that will not
  /// occur again soon.
  ///
  /// - Precondition: at least 16 bytes can be read, starting at any byte of the name.
  mutating func internOnce(_ start: UnsafePointer<UInt8>, _ length: Int) -> NameID {
    look(up: start, length, hash(start, length))
  }

  private mutating func internLong(_ start: UnsafePointer<UInt8>, _ length: Int) -> NameID {
    let hash = hash(start, length)
    let place = longNames + Int(truncatingIfNeeded: hash &>> (64 - Self.longBits))
    if place.pointee.hash == hash, place.pointee.length == UInt32(truncatingIfNeeded: length),
      isEqual(to: place.pointee.start, start, length)
    {
      return place.pointee.name
    }
    let name = look(up: start, length, hash)
    place.pointee = LongName(
      hash: hash, name: name, start: starts[Int(name)],
      length: UInt32(truncatingIfNeeded: length))
    return name
  }

  private mutating func look(
    up start: UnsafePointer<UInt8>, _ length: Int, _ fullHash: UInt64
  ) -> NameID {
    let hash = UInt32(truncatingIfNeeded: fullHash)
    var position = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[position]
      if slot == 0 { break }
      let name = UInt32(truncatingIfNeeded: slot) &- 1
      if UInt32(truncatingIfNeeded: slot &>> 32) == hash {
        let known = starts[Int(name)]
        if Int(starts[Int(name) &+ 1] &- known) == length, isEqual(to: known, start, length) {
          return name
        }
      }
      position = (position &+ 1) & mask
    }
    arena.append(contentsOf: start, count: length)
    starts.append(UInt32(arena.count))
    slots[position] = UInt64(hash) &<< 32 | UInt64(count)
    if count * 2 > mask { growSlots() }
    return NameID(count - 1)
  }

  /// Returns the bytes of all names, one after the other, then `padding` zeros.
  borrowing func allBytes(padding: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: arena.count + padding) { bytes, count in
      count = arena.count + padding
      let names = UnsafeBufferPointer(start: arena.base, count: arena.count)
      _ = bytes.initialize(fromContentsOf: names)
      bytes[arena.count...].initialize(repeating: 0)
    }
  }

  /// Returns the offset of each name among all bytes, then the end of the last name.
  borrowing func allStarts() -> [UInt32] { starts.toArray() }

  borrowing func bytes(of name: NameID) -> UnsafeBufferPointer<UInt8> {
    let start = Int(starts[Int(name)])
    return UnsafeBufferPointer(
      start: arena.base + start, count: Int(starts[Int(name) + 1]) - start)
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

  /// Returns a hash of the name. Mixes eight bytes at a time with a widening multiplication. Names
  /// are short, so the quality of the last step matters more than the speed per byte.
  @inline(__always)
  private borrowing func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var state = UInt64(truncatingIfNeeded: length) &* 0x9e37_79b9_7f4a_7c15 ^ seed
    var offset = 0
    while offset < length {
      let word = loadWord(start + offset, length &- offset)
      let product = (state ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
      state = product.high ^ product.low
      offset &+= 8
    }
    return state ^ (state &>> 32)
  }

  @inline(__always)
  private mutating func isEqual(
    to knownStart: UInt32, _ start: UnsafePointer<UInt8>, _ length: Int
  ) -> Bool {
    let known = arena.base + Int(knownStart)
    var offset = 0
    while offset < length {
      let rest = length &- offset
      guard loadWord(known + offset, rest) == loadWord(start + offset, rest) else { return false }
      offset &+= 8
    }
    return true
  }
}
