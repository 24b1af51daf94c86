import Testing

@testable import Reactive

@Suite("Unfinished work") @MainActor
struct UnfinishedWorkTests {
  private let source = Source<Int>()
  private let effects = Source<Int>()

  @Test func goesOnWhenWhoBeganItHasLeft() {
    let work = UnfinishedWork()
    let heard = Recorder(effects.signal)
    let recorder = Recorder(work.finish(source.signal.sending(to: effects) { $0 }))
    recorder.stop()
    source.send(1)
    #expect(heard.values == [1])
    #expect(recorder.values == [])
  }

  @Test func endsWithItsFirstValue() {
    let work = UnfinishedWork()
    let heard = Recorder(effects.signal)
    let recorder = Recorder(work.finish(source.signal.sending(to: effects) { $0 }))
    source.send(1)
    source.send(2)
    #expect(recorder.values == [1])
    #expect(heard.values == [1])
  }

  @Test func isLeftWhenItIsCancelled() {
    let work = UnfinishedWork()
    let recorder = Recorder(work.finish(source.signal))
    work.cancel()
    source.send(1)
    #expect(recorder.values == [])
  }
}
