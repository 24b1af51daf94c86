import Testing

@testable import MVC

/// The model answers to as many as want to hear it, and keeps none of them alive.
@Suite @MainActor
struct ObserversTests {
  private let observers = Observers<Int>()

  @Test func tellsEverybody() {
    let first = Recorder<Int>()
    let second = Recorder<Int>()
    observers.add(first) { $0.record($1) }
    observers.add(second) { $0.record($1) }
    observers.notify(7)
    #expect(first.values == [7])
    #expect(second.values == [7])
  }

  @Test func doesNotKeepObserversAlive() {
    weak var gone: Recorder<Int>?
    do {
      let recorder = Recorder<Int>()
      gone = recorder
      observers.add(recorder) { $0.record($1) }
    }
    #expect(gone == nil)
  }

  @Test func goesOnWithoutThoseWhoAreGone() {
    let recorder = Recorder<Int>()
    do {
      let other = Recorder<Int>()
      observers.add(other) { $0.record($1) }
    }
    observers.add(recorder) { $0.record($1) }
    observers.notify(7)
    #expect(recorder.values == [7])
  }
}
