import LintelScanner

/// A set of names that is written in the program, to be found among the names of a project.
///
/// A project has up to a hundred times as many names as the set, so what counts is how fast a name
/// that is not in the set is turned down: by one bit of a filter that fits the processor's nearest
/// cache, mostly. The set is a hash table with open addressing; a look-up makes no object.
struct NameSet: Sendable {
  /// The UTF-8 bytes of all names, then as many zeros as a hash may read beyond a name.
  private let bytes: [UInt8]
  /// Start and length of each name, the length in the low half; 0 where the slot is free.
  private var slots: [UInt64]
  /// A bit for each value of a hash's highest bits.
  private var filter = [UInt64](repeating: 0, count: 1 << (Self.filterBits - 6))

  private static let filterBits = 17

  /// - Parameter text: names, separated by blanks and newlines.
  init(_ text: StaticString) {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    bytes = Array(text) + [UInt8](repeating: 0, count: 16)
    let entries = Self.entries(of: text)
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
    bytes.withUnsafeBufferPointer { bytes in
      for entry in entries { insert(entry, bytes.baseAddress!) }
    }
  }

  /// For each of a project's names, whether it is in the set.
  func marks(among names: NameTable) -> [Bool] {
    var marks = [Bool](repeating: false, count: names.count)
    names.bytes.withUnsafeBufferPointer { nameBytes in
      names.starts.withUnsafeBufferPointer { starts in
        bytes.withUnsafeBufferPointer { bytes in
          filter.withUnsafeBufferPointer { filter in
            for name in marks.indices {
              let length = Int(starts[name + 1] &- starts[name])
              let start = nameBytes.baseAddress! + Int(starts[name])
              let hash = Self.hash(start, length)
              let bit = hash >> (64 - UInt64(Self.filterBits))
              guard filter[Int(bit >> 6)] & 1 << (bit & 63) != 0 else { continue }
              marks[name] = contains(start, length, hash, bytes.baseAddress!)
            }
          }
        }
      }
    }
    return marks
  }

  // MARK: - The table

  private static func entries(of text: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var entries: [UInt64] = []
    var start = 0
    for (position, byte) in text.enumerated() where byte <= UInt8(ascii: " ") {
      if position > start { entries.append(UInt64(start) << 32 | UInt64(position - start)) }
      start = position + 1
    }
    if text.count > start { entries.append(UInt64(start) << 32 | UInt64(text.count - start)) }
    return entries
  }

  private mutating func insert(_ entry: UInt64, _ bytes: UnsafePointer<UInt8>) {
    let hash = Self.hash(bytes + Int(entry >> 32), Int(entry & 0xffff_ffff))
    let bit = hash >> (64 - UInt64(Self.filterBits))
    filter[Int(bit >> 6)] |= 1 << (bit & 63)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  private func contains(
    _ start: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt64, _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = slots[slot]
      if Int(entry & 0xffff_ffff) == length, isEqual(bytes + Int(entry >> 32), start, length) {
        return true
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func isEqual(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ length: Int
  ) -> Bool {
    for position in 0..<length where left[position] != right[position] { return false }
    return true
  }

  /// Mixes the length, the first eight bytes and the last eight; with names of up to sixteen bytes
  /// that is all there is, and longer ones that differ only in between are few.
  ///
  /// - Precondition: at least 16 bytes can be read from any byte of the name on.
  @inline(__always)
  private static func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    let raw = UnsafeRawPointer(start)
    var first = raw.loadUnaligned(as: UInt64.self).littleEndian
    var last: UInt64 = 0
    if length < 8 {
      first &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
    } else {
      last = raw.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self).littleEndian
    }
    let mixed = first ^ (last &* 0x9e37_79b9_7f4a_7c15) ^ UInt64(truncatingIfNeeded: length)
    let product = mixed.multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    return product.high ^ product.low
  }
}
