import MessengerHost
import Testing

@Suite @MainActor
struct SettleTests {
  private final class Counter {
    var value = 0
  }

  @Test func waitsForALongChain() async {
    let counter = Counter()
    func start(_ rest: Int) {
      guard rest > 0 else { return }
      Task {
        counter.value += 1
        start(rest - 1)
      }
    }
    start(500)
    await MainActor.settle()
    #expect(counter.value == 500)
  }

  @Test func waitsForTasksThatAwaitEachOther() async {
    let counter = Counter()
    func start(_ rest: Int) -> Task<Void, Never> {
      Task {
        guard rest > 0 else { return }
        await start(rest - 1).value
        counter.value += 1
      }
    }
    _ = start(100)
    await MainActor.settle()
    #expect(counter.value == 100)
  }

  @Test func waitsForWorkOutsideOfTheMainActor() async {
    let counter = Counter()
    await MainActor.settle()
    Task {
      for number in 1...100 {
        counter.value = await Task.detached { number }.value
      }
    }
    await MainActor.settle()
    #expect(counter.value == 100)
  }

  @Test func waitsForTheListenersOfAStream() async {
    let counter = Counter()
    await MainActor.settle()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let listener = Task {
      for await number in stream { counter.value += number }
    }
    for _ in 1...10 {
      continuation.yield(1)
      await MainActor.settle()
    }
    #expect(counter.value == 10)
    listener.cancel()
  }

  @Test func endsForAllWhoSettle() async {
    let counter = Counter()
    let settlers = (1...20).map { _ in
      Task {
        await MainActor.settle()
        await MainActor.settle()
        counter.value += 1
      }
    }
    for settler in settlers {
      await settler.value
    }
    #expect(counter.value == 20)
  }

  @Test func doesNotWaitForTheClock() async {
    let counter = Counter()
    let clock = ManualClock()
    let sleeper = Task {
      try await clock.sleep(for: 1)
      counter.value += 1
    }
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    #expect(counter.value == 0)
    sleeper.cancel()
  }

  @Test func staysOnTheMainActor() async {
    await MainActor.settle()
    await Task.detached { await MainActor.run { MainActor.preconditionIsolated() } }.value
    MainActor.preconditionIsolated()
  }
}
