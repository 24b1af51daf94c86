/// Returns the offset of the first byte that is not part of well-formed UTF-8, or `nil`.
///
/// For a character that is cut short or encoded wrongly, returns the offset of its first byte.
package func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let base = bytes.baseAddress else { return nil }
  let raw = UnsafeRawPointer(base)
  let count = bytes.count
  var position = 0
  while position < count {
    if count - position >= 8 {
      let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 == 0 {
        position += 8
        continue
      }
    }
    if base[position] < 0x80 {
      position += 1
    } else {
      let length = lengthOfScalar(UnsafeBufferPointer(rebasing: bytes[position...]))
      if length == 0 { return position }
      position += length
    }
  }
  return nil
}

/// Returns the number of bytes of the well-formed non-ASCII scalar at the start of `bytes`; 0 if
/// there is none.
private func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  // After some first bytes, the range of the second byte is narrower, which excludes surrogates,
  // scalars that a shorter form can encode, and values beyond the last scalar.
  let length: Int
  let second: ClosedRange<UInt8>
  switch bytes[0] {
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard bytes.count >= length, second.contains(bytes[1]) else { return 0 }
  for index in 2..<max(length, 2) where bytes[index] & 0xC0 != 0x80 { return 0 }
  return length
}
