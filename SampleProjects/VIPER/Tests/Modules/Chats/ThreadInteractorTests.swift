import MessengerHost
import Testing

@testable import VIPER

@Suite("Reading a thread") @MainActor
struct ThreadInteractorTests {
  private let service = ThreadServiceFake()
  private let output = ThreadOutputSpy()
  private let interactor: ThreadInteractor

  init() {
    interactor = ThreadInteractor(service: service)
    interactor.output = output
    interactor.start()
  }

  @Test("loads it when it comes to the screen, and again on each connection")
  func loads() async {
    interactor.open()
    await MainActor.settle()
    service.readyObservers.notify()
    await MainActor.settle()
    #expect(service.calls == ["open", "newest", "newest"])
  }

  @Test("asks nothing for a thread that is not on the screen")
  func closed() async {
    interactor.open()
    await MainActor.settle()
    interactor.close()
    service.readyObservers.notify()
    await MainActor.settle()
    #expect(service.calls == ["open", "newest", "close"])
  }

  @Test("fills a gap, page by page")
  func fillsGap() async {
    service.newest = [.example(8), .example(9)]
    service.pages = [
      [.example(5), .example(6), .example(7)], [.example(2), .example(3), .example(4)],
    ]
    service.change { $0.add(newest: [.example(1)], to: "7") }
    interactor.open()
    await MainActor.settle()
    #expect(service.calls == ["open", "newest", "before 8", "before 5"])
    #expect(output.threads.last?.messages.items.map(\.key) == (1...9).map { "\($0)" })
  }

  @Test("gives up when a gap cannot be filled, and keeps what there is")
  func keeps() async {
    service.newest = [.example(9)]
    service.pageError = .noConnection
    service.change { $0.add(newest: [.example(1)], to: "7") }
    interactor.open()
    await MainActor.settle()
    #expect(service.calls == ["open", "newest", "before 9"])
    #expect(output.threads.last?.messages.items.map(\.key) == ["1", "9"])
  }

  @Test("says that it has failed only if there is nothing to show")
  func fails() async {
    service.newestError = .noConnection
    interactor.open()
    await MainActor.settle()
    #expect(output.threads.map(\.messages) == [.loading, .failed])
  }

  @Test("sends a draft without the blanks around it, and no blank one")
  func sends() {
    interactor.saveDraft("  ")
    interactor.send()
    interactor.saveDraft(" Hello ")
    interactor.send()
    #expect(service.calls == ["send Hello"])
    #expect(output.drafts == ["", ""])
    #expect(output.permissions == [false, false, true, false])
  }

  @Test("ends when the thread is gone")
  func gone() {
    service.change { $0.remove("7") }
    #expect(output.goneCount == 1)
  }

  @Test("is left once at a time, and tells why it cannot be")
  func leaves() async {
    service.leaveError = .noConnection
    interactor.leave()
    interactor.leave()
    await MainActor.settle()
    #expect(service.calls == ["leave"])
    #expect(output.failures == [.noConnection])
  }
}
