#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The function that libFuzzer calls with each input. ``Session`` continues after a breach, so that
/// one run finds many; a crash, a leak or a hang ends the run, and libFuzzer reports it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  session.test(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

// libFuzzer calls from one thread, and cannot pass a value from one call to the next.
private nonisolated(unsafe) var session = Session()

/// Returns the value of an environment variable.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Prints to standard error, as libFuzzer does.
func show(_ text: String) {
  _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

/// Returns the processor time of this thread, in nanoseconds.
func threadTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
