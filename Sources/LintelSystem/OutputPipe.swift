import LintelPlatform

/// The end of a pipe from which the output of a program is read.
struct OutputPipe {
  private let end: Int32
  private var isOpen = true
  private var space = [UInt8](repeating: 0, count: 1 << 16)

  init(end: Int32) { self.end = end }

  /// Passes on the output that has arrived, or that arrives within some milliseconds.
  ///
  /// - Returns: whether there was any.
  mutating func handOn(
    waiting milliseconds: Int32, _ receive: (ArraySlice<UInt8>) -> Void
  ) -> Bool {
    guard isOpen else {
      // A program that has closed the pipe will most likely end at once.
      poll(nil, 0, min(milliseconds, 1))
      return false
    }
    var request = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    let count = read(end, &space, space.count)
    if count == 0 { isOpen = false }
    guard count > 0 else { return false }
    receive(space[..<count])
    return true
  }
}
