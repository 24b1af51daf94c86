import MessengerHost
import Testing

@Suite @MainActor
struct BroadcastTests {
  @MainActor
  private final class Listener {
    var heard: [Int] = []
    var hasEnded = false
    var task: Task<Void, Never>?

    func listen(to stream: AsyncStream<Int>) {
      task = Task { [weak self] in
        for await number in stream { self?.heard.append(number) }
        self?.hasEnded = true
      }
    }
  }

  private let first = Listener()
  private let second = Listener()

  @Test func bringsEachValueToEachStream() async {
    let broadcast = Broadcast<Int>()
    first.listen(to: broadcast.stream(startingWith: 0))
    broadcast.send(1)
    second.listen(to: broadcast.stream())
    broadcast.send(2)
    await MainActor.settle()
    #expect(first.heard == [0, 1, 2])
    #expect(second.heard == [2])
    #expect(!first.hasEnded)
  }

  @Test func goesOnWithoutThoseWhoStopListening() async {
    let broadcast = Broadcast<Int>()
    first.listen(to: broadcast.stream())
    second.listen(to: broadcast.stream())
    await MainActor.settle()
    first.task?.cancel()
    await MainActor.settle()
    broadcast.send(1)
    await MainActor.settle()
    #expect(first.heard.isEmpty)
    #expect(first.hasEnded)
    #expect(second.heard == [1])
  }

  @Test func endsItsStreams() async {
    do {
      let broadcast = Broadcast<Int>()
      first.listen(to: broadcast.stream())
      broadcast.send(1)
    }
    await MainActor.settle()
    #expect(first.heard == [1])
    #expect(first.hasEnded)
  }
}
