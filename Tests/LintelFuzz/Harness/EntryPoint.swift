#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What libFuzzer calls with each input; ``Session`` goes on after a breach, so that one run finds
/// many. A crash, a leak or a hang ends it: libFuzzer sees to those.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  session.test(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

// libFuzzer calls from one thread, and has no place to keep a value in between.
private nonisolated(unsafe) var session = Session()

/// The value of a variable of the environment.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Prints to where libFuzzer does.
func show(_ text: String) {
  _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

/// How long this thread has been at work, in nanoseconds.
func threadTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
