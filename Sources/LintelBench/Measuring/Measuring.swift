import LintelPlatform
import LintelScanner

/// Reads a file into `buffer`.
///
/// - Returns: whether the file could be read.
func readBytes(at path: String, into buffer: inout SourceBuffer) -> Bool {
  guard let file = try? Descriptor(reading: path) else { return false }
  return buffer.fill { file.read(into: $0) } == 0
}

/// Returns the largest amount of memory that this process has had so far.
func peakMemoryInKilobytes() -> Int {
  var usage = rusage()
  // RUSAGE_SELF, which is imported as a number on some systems and as an enum on others.
  getrusage(0, &usage)
  #if canImport(Darwin)
    return usage.ru_maxrss / 1024
  #else
    return usage.ru_maxrss
  #endif
}
