import MessengerHost
import Testing

@testable import VIPER

@Suite("A contact") @MainActor
struct ContactInteractorTests {
  private let contacts = ContactFake()
  private let threads = ContactThreadFake()
  private let output = ContactOutputSpy()
  private let interactor: ContactInteractor

  init() {
    interactor = ContactInteractor(handle: "grace", contacts: contacts, threads: threads)
    interactor.output = output
  }

  @Test("is told by the handle that the module was made for")
  func tells() {
    interactor.start()
    #expect(output.events == ["Grace/grace"])
  }

  @Test("is written to in the thread that the conversations know, once at a time")
  func opens() async {
    interactor.openThread()
    interactor.openThread()
    await MainActor.settle()
    #expect(threads.opened == ["grace"])
    #expect(output.events == ["opening", "thread 7"])
  }

  @Test("stays unwritten to with a reason, and can be written to again")
  func cannotOpen() async {
    threads.error = .noConnection
    interactor.openThread()
    await MainActor.settle()
    threads.error = nil
    interactor.openThread()
    await MainActor.settle()
    #expect(output.events == ["opening", "noConnection", "opening", "thread 7"])
  }

  @Test("is deleted, or stays with a reason", arguments: [ServiceError?.none, .noConnection])
  func deletes(error: ServiceError?) async {
    contacts.error = error
    interactor.delete()
    await MainActor.settle()
    #expect(contacts.deleted == ["grace"])
    #expect(output.events == ["deleting", error == nil ? "deleted" : "noConnection"])
  }
}

@MainActor
private final class ContactOutputSpy: ContactInteractorOutput {
  private(set) var events: [String] = []

  func contactIs(name: String, handle: String) { events.append("\(name)/\(handle)") }
  func openingDidStart() { events.append("opening") }
  func openingDidFail(_ failure: RequestFailure) { events.append("\(failure)") }
  func threadDidOpen(_ id: String) { events.append("thread \(id)") }
  func deletionDidStart() { events.append("deleting") }
  func deletionDidFail(_ failure: RequestFailure) { events.append("\(failure)") }
  func contactWasDeleted() { events.append("deleted") }
}
