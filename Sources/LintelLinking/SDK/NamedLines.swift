import LintelScanner

/// A text whose lines are looked up by the names of a project. A line begins with its name; a line
/// that begins with a blank continues the line before.
///
/// A project has up to a hundred times as many names as there are lines, so the speed depends on
/// how fast a name without a line is rejected: mostly by one bit of a filter that fits the
/// processor's first-level cache. The lines are in a hash table with open addressing; a look-up
/// allocates nothing.
struct NamedLines: Sendable {
  /// The UTF-8 bytes of all lines, then as many zeros as a hash may read beyond a name.
  private let bytes: [UInt8]
  private let text: StaticString
  /// The start and length of each name, the length in the low half; 0 if the slot is free.
  private var slots: [UInt64]
  /// A bit for each value of a hash's highest bits.
  private var filter = [UInt64](repeating: 0, count: 1 << (Self.filterBits - 6))

  private static let filterBits = 17

  init(_ lines: StaticString) {
    self.text = lines
    let text = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
    bytes = Array(text) + [UInt8](repeating: 0, count: 16)
    let entries = Self.entries(of: text)
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
    bytes.withUnsafeBufferPointer { bytes in
      for entry in entries { insert(entry, bytes.baseAddress!) }
    }
  }

  /// Returns, for each of a project's names, the offset after the name in its line; 0 if no line
  /// has it.
  func positions(among names: NameTable) -> [UInt32] {
    var positions = [UInt32](repeating: 0, count: names.count)
    names.bytes.withUnsafeBufferPointer { nameBytes in
      names.starts.withUnsafeBufferPointer { starts in
        bytes.withUnsafeBufferPointer { bytes in
          filter.withUnsafeBufferPointer { filter in
            for name in positions.indices {
              let length = Int(starts[name + 1] &- starts[name])
              let start = nameBytes.baseAddress! + Int(starts[name])
              let hash = Self.hash(start, length)
              let bit = hash >> (64 - UInt64(Self.filterBits))
              guard filter[Int(bit >> 6)] & 1 << (bit & 63) != 0 else { continue }
              positions[name] = position(start, length, hash, bytes.baseAddress!)
            }
          }
        }
      }
    }
    return positions
  }

  /// Returns the offset after a name in its line; 0 if no line has it.
  func position(of name: StaticString) -> UInt32 {
    position(of: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Returns the offset after a name in its line, for a name as bytes, such as those of another
  /// line.
  func position(of name: some Collection<UInt8>) -> UInt32 {
    let padded = Array(name) + [UInt8](repeating: 0, count: 16)
    return padded.withUnsafeBufferPointer { name in
      bytes.withUnsafeBufferPointer { bytes in
        let (start, length) = (name.baseAddress!, name.count - 16)
        return position(start, length, Self.hash(start, length), bytes.baseAddress!)
      }
    }
  }

  /// Returns the name of the line whose name ends at an offset.
  func name(before position: UInt32) -> ArraySlice<UInt8> {
    let end = Int(position)
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[start..<end]
  }

  /// Returns the entries of the line whose name ends at an offset.
  func entries(at position: UInt32) -> SDKEntries {
    SDKEntries(text: text, position: Int(position))
  }

  // MARK: - The table

  private static func entries(of text: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var entries: [UInt64] = []
    var position = 0
    while position < text.count {
      let start = position
      while position < text.count, text[position] > UInt8(ascii: " ") { position += 1 }
      if position > start { entries.append(UInt64(start) << 32 | UInt64(position - start)) }
      while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
      position += 1
    }
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

  private func position(
    _ start: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt64, _ bytes: UnsafePointer<UInt8>
  ) -> UInt32 {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = slots[slot]
      let (line, count) = (Int(entry >> 32), Int(entry & 0xffff_ffff))
      if count == length, isEqual(bytes + line, start, length) { return UInt32(line + length) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0
  }

  private func isEqual(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ length: Int
  ) -> Bool {
    for position in 0..<length where left[position] != right[position] { return false }
    return true
  }

  /// Hashes the length, the first eight bytes and the last eight. A name of up to sixteen bytes has
  /// no other bytes, and few longer names differ only in between.
  ///
  /// - Precondition: at least 16 bytes can be read starting at any byte of the name.
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
