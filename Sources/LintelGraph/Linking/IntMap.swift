/// A hash table from two numbers to a third.
///
/// Open addressing with one multiplication per look-up; the standard dictionary's hashing costs
/// several times as much.
struct IntMap {
  private struct Slot {
    var key: UInt64 = 0
    var value: Int32 = 0
  }

  private var slots: [Slot] = []
  private var count = 0
  private var shift = 64

  init(minimumCapacity: Int) {
    var bits = 4
    while (1 << bits) < minimumCapacity * 2 { bits += 1 }
    allocate(bits: bits)
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    // All keys are above 0, which marks a free slot.
    (UInt64(first) + 1) << 32 | UInt64(second)
  }

  subscript(first: UInt32, second: UInt32) -> Int32? {
    let key = Self.key(first, second)
    var slot = Int((key &* 0x9e37_79b9_7f4a_7c15) >> UInt64(shift))
    while slots[slot].key != 0 {
      if slots[slot].key == key { return slots[slot].value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  mutating func insert(_ value: Int32, _ first: UInt32, _ second: UInt32) {
    if (count + 1) * 2 > slots.count { grow() }
    place(value, Self.key(first, second))
  }

  private mutating func place(_ value: Int32, _ key: UInt64) {
    var slot = Int((key &* 0x9e37_79b9_7f4a_7c15) >> UInt64(shift))
    while slots[slot].key != 0, slots[slot].key != key { slot = (slot + 1) & (slots.count - 1) }
    if slots[slot].key == 0 { count += 1 }
    slots[slot] = Slot(key: key, value: value)
  }

  private mutating func grow() {
    let old = slots
    count = 0
    allocate(bits: 65 - shift)
    for slot in old where slot.key != 0 { place(slot.value, slot.key) }
  }

  private mutating func allocate(bits: Int) {
    slots = [Slot](repeating: Slot(), count: 1 << bits)
    shift = 64 - bits
  }
}
