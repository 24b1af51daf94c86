import LintelPlatform
import LintelScanner

/// Reads a file into `buffer`.
///
/// - Returns: whether it could be read.
func readBytes(at path: String, into buffer: inout SourceBuffer) -> Bool {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return false }
  defer { close(file) }
  return buffer.fill { read(file, $0.baseAddress, $0.count) } == 0
}

/// The most memory that this process has had so far.
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
