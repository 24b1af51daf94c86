#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes to an open file or pipe.
///
/// - Returns: whether all was written.
package func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  var start = 0
  while start < bytes.count {
    let count = bytes.withUnsafeBytes { write(file, $0.baseAddress! + start, $0.count - start) }
    if count > 0 {
      start += count
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
