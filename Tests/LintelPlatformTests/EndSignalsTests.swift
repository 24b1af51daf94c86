import LintelPlatform
import Synchronization
import Testing

private let count = Atomic(0)

@Suite(.serialized) struct EndSignalsTests {
  @Test func aSignalThatComesMeanwhileCountsAfterwards() {
    let before = signal(SIGHUP) { _ in count.add(1, ordering: .relaxed) }
    // Threads of tests may take no signals.
    var (signals, mask) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGHUP)
    pthread_sigmask(SIG_UNBLOCK, &signals, &mask)
    defer {
      pthread_sigmask(SIG_SETMASK, &mask, nil)
      signal(SIGHUP, before)
    }
    let during = EndSignals.hold {
      pthread_kill(pthread_self(), SIGHUP)
      return count.load(ordering: .relaxed)
    }
    #expect(during == 0)
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test func aPipeThatDoesNotBlockIsWaitedFor() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    let reader = Thread(ends[0])
    try Descriptor.write(bytes, to: ends[1])
    close(ends[1])
    #expect(reader.join() == bytes.count)
    close(ends[0])
  }
}

/// Reads all of a pipe, slowly enough that it fills.
private struct Thread {
  private var thread = pthread_t()

  init(_ pipe: Int32) {
    pthread_create(
      &thread, nil,
      { argument in
        let pipe = Int32(Int(bitPattern: argument))
        var total = 0
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { space in
          while case let read = read(pipe, space.baseAddress, space.count), read > 0 {
            total += read
            usleep(50)
          }
        }
        return UnsafeMutableRawPointer(bitPattern: total)
      }, UnsafeMutableRawPointer(bitPattern: Int(pipe)))
  }

  func join() -> Int {
    var result: UnsafeMutableRawPointer?
    pthread_join(thread, &result)
    return Int(bitPattern: result)
  }
}
