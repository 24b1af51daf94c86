import LintelVocabulary

/// A hash table from two numbers to a third.
///
/// Open addressing with one multiplication per look-up; the standard dictionary's hashing costs
/// several times as much.
struct IntMap {
  /// A slot has 12 bytes, which mostly lie in one line of the processor's cache.
  private struct Slot {
    /// The first number plus one; 0 if the slot is free.
    var first: UInt32 = 0
    var second: UInt32 = 0
    var value: Int32 = 0
  }

  /// A random odd factor, so that nobody can choose names whose numbers all lie in one slot.
  private static let randomFactor = UInt64.random(in: .min ... .max) | 1

  private let factor = Self.randomFactor
  private var slots: [Slot] = []
  private var count = 0
  private var shift: UInt64 = 64

  init(minimumCapacity: Int) {
    var bits = 4
    while (1 << bits) < minimumCapacity * 2 { bits += 1 }
    allocate(bits: bits)
  }

  /// Returns the slot of two numbers, or the free slot for them.
  private func slot(_ first: UInt32, _ second: UInt32) -> Int {
    let key = UInt64(first) << 32 | UInt64(second)
    var slot = Int(truncatingIfNeeded: (key &* factor) &>> shift)
    while slots[slot].first != 0, slots[slot].first != first || slots[slot].second != second {
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return slot
  }

  subscript<Element>(id: ID<Element>, second: UInt32) -> Int32? {
    self[UInt32(id.rawValue), second]
  }

  mutating func insert<Element>(_ value: Int32, _ id: ID<Element>, _ second: UInt32) {
    insert(value, UInt32(id.rawValue), second)
  }

  /// - Parameter first: any number but the greatest.
  subscript(first: UInt32, second: UInt32) -> Int32? {
    let slot = slots[slot(first + 1, second)]
    return slot.first == 0 ? nil : slot.value
  }

  mutating func insert(_ value: Int32, _ first: UInt32, _ second: UInt32) {
    if (count + 1) * 2 > slots.count { grow() }
    place(Slot(first: first + 1, second: second, value: value))
  }

  private mutating func place(_ new: Slot) {
    let slot = slot(new.first, new.second)
    if slots[slot].first == 0 { count += 1 }
    slots[slot] = new
  }

  private mutating func grow() {
    let old = slots
    count = 0
    allocate(bits: 65 - Int(shift))
    for slot in old where slot.first != 0 { place(slot) }
  }

  private mutating func allocate(bits: Int) {
    slots = [Slot](repeating: Slot(), count: 1 << bits)
    shift = UInt64(64 - bits)
  }
}
