import MessengerHost
import Testing

@testable import VIPER

@Suite("Reading a thread") @MainActor
struct ThreadInteractorTests {
  private let fakes = ThreadFakes()
  private let output = ThreadOutputSpy()
  private let interactor: ThreadInteractor

  init() {
    interactor = ThreadInteractor(thread: "7", services: fakes.services)
    interactor.output = output
    interactor.start()
  }

  @Test("loads it when it comes to the screen, and again on each connection")
  func loads() async {
    interactor.open()
    await MainActor.settle()
    fakes.connection.readyObservers.notify()
    await MainActor.settle()
    #expect(fakes.history.calls == ["newest", "newest"])
  }

  @Test("asks nothing for a thread that is not on the screen")
  func closed() async {
    interactor.open()
    await MainActor.settle()
    interactor.close()
    fakes.connection.readyObservers.notify()
    fakes.history.add([1, 3])
    await MainActor.settle()
    #expect(fakes.history.calls == ["newest"])
  }

  @Test("reads what comes for as long as it is on the screen")
  func reads() {
    func receive() {
      fakes.reading.unreadCount += 1
      fakes.reading.observers.notify()
    }
    receive()
    #expect(fakes.reading.read.isEmpty)
    interactor.open()
    receive()
    #expect(fakes.reading.read == ["7", "7"])
    interactor.close()
    receive()
    #expect(fakes.reading.unreadCount == 1)
  }

  @Test("fills a gap that a message has left, while it is on the screen")
  func fillsGap() async {
    fakes.history.newest = [1]
    fakes.history.pages = [[2]]
    interactor.open()
    await MainActor.settle()
    fakes.history.add([3])
    await MainActor.settle()
    #expect(fakes.history.calls == ["newest", "before 3"])
    #expect(output.threads.last?.messages.items.map(\.key) == ["1", "2", "3"])
  }

  @Test("gives up when a gap cannot be filled, and keeps what there is")
  func keeps() async {
    fakes.history.newest = [1, 9]
    fakes.history.pageError = .noConnection
    interactor.open()
    await MainActor.settle()
    #expect(fakes.history.calls == ["newest", "before 9"])
    #expect(output.threads.last?.messages.items.map(\.key) == ["1", "9"])
  }

  @Test("says that it has failed only if there is nothing to show")
  func fails() async {
    fakes.history.newestError = .noConnection
    interactor.open()
    await MainActor.settle()
    #expect(output.threads.map(\.messages) == [.loading, .failed])
  }

  @Test("asks for the messages before the known ones once at a time")
  func loadsEarlier() async {
    fakes.history.add([9])
    interactor.loadOlder()
    interactor.loadOlder()
    await MainActor.settle()
    interactor.loadOlder()
    await MainActor.settle()
    #expect(fakes.history.calls == ["before 9", "before 9"])
  }

  @Test("tells that there is something to send, and the empty draft after that")
  func sends() {
    interactor.saveDraft("  ")
    interactor.send()
    interactor.saveDraft(" Hello ")
    interactor.send()
    #expect(fakes.outbox.calls == ["send Hello to 7"])
    #expect(output.drafts == ["", ""])
    #expect(output.permissions == [false, false, true, false])
  }

  @Test("tells what waits to be sent, and how the connection is")
  func waits() {
    fakes.outbox.waiting = [WaitingMessage(key: "a", text: "Hello", hasFailed: false)]
    fakes.outbox.observers.notify()
    #expect(output.threads.last?.messages.items.map(\.delivery) == [.sending])
    fakes.connection.connection = .offline
    fakes.connection.observers.notify()
    #expect(output.connections == [.online, .offline])
  }

  @Test("ends when the thread is gone")
  func gone() {
    fakes.details.details = nil
    fakes.history.add([1])
    fakes.outbox.observers.notify()
    fakes.details.observers.notify()
    #expect(output.goneCount == 1)
  }

  @Test("is left once at a time, and tells why it cannot be")
  func leaves() async {
    fakes.details.leaveError = .noConnection
    interactor.leave()
    interactor.leave()
    await MainActor.settle()
    #expect(fakes.details.left == ["7"])
    #expect(output.failures == [.noConnection])
  }
}
