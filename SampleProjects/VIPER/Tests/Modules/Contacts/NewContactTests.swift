import MessengerHost
import MessengerTexts
import Testing

@testable import VIPER

@Suite("Adding a contact") @MainActor
struct NewContactInteractorTests {
  private let service = NewContactServiceFake()
  private let output = NewContactOutputSpy()
  private let interactor: NewContactInteractor

  init() {
    interactor = NewContactInteractor(service: service)
    interactor.output = output
  }

  @Test(
    "leaves out blanks and the @", arguments: ["grace", " grace ", "@grace", " @grace", "@ grace"])
  func trims(handle: String) async {
    interactor.add(name: " Grace ", handle: handle)
    await MainActor.settle()
    #expect(service.added == ["Grace/grace"])
    #expect(output.events == ["start", "added"])
  }

  @Test(
    "needs both, and asks nobody without",
    arguments: [(" ", "grace", "missingName"), ("Grace", " @ ", "missingHandle")])
  func needsBoth(name: String, handle: String, failure: String) async {
    interactor.add(name: name, handle: handle)
    await MainActor.settle()
    #expect(output.events == [failure])
    #expect(service.added.isEmpty)
  }

  @Test(
    "tells why it fails",
    arguments: [
      (ServiceError.ownHandle, "ownHandle"), (.nameTooLong, "nameTooLong"),
      (.unknownHandle, "unknownHandle"), (.handleTaken, "handleTaken"),
      (.noConnection, "request(VIPER.RequestFailure.noConnection)"),
    ])
  func fails(error: ServiceError, failure: String) async {
    service.error = error
    interactor.add(name: "Grace", handle: "grace")
    await MainActor.settle()
    #expect(output.events == ["start", failure])
  }

}

@Suite("What a new contact's screen says") @MainActor
struct NewContactPresenterTests {
  private let view = NewContactViewSpy()
  private let wireframe = NewContactWireframeSpy()
  private let presenter: NewContactPresenter

  init() {
    presenter = NewContactPresenter(
      interactor: NewContactInteractorDummy(), wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
  }

  @Test(
    "is why nobody was added",
    arguments: [
      (NewContactFailure.missingName, "Enter a name."), (.missingHandle, "Enter a handle."),
      (.nameTooLong, "This name is too long."), (.ownHandle, "That is you."),
      (.unknownHandle, "Nobody has this handle."),
      (.handleTaken, "This handle is among your contacts already."),
      (.request(.noConnection), "No connection. Try again."),
    ])
  func failure(failure: NewContactFailure, text: String) {
    presenter.additionDidStart()
    presenter.additionDidFail(failure)
    #expect(view.errors == [nil, text])
    #expect(wireframe.closeCount == 0)
  }

  @Test("is gone when it is done")
  func success() {
    presenter.contactWasAdded()
    #expect(wireframe.closeCount == 1)
  }
}

private struct NewContactInteractorDummy: NewContactInteractorInput {
  func add(name: String, handle: String) {}
}

@MainActor
private final class NewContactViewSpy: NewContactViewInterface {
  private(set) var errors: [String?] = []

  func show(isBusy: Bool) {}
  func show(error: String?) { errors.append(error) }
}

@MainActor
private final class NewContactWireframeSpy: NewContactWireframe {
  private(set) var closeCount = 0

  func close() { closeCount += 1 }
}

@MainActor
private final class NewContactServiceFake: NewContactService {
  var error: ServiceError?
  private(set) var added: [String] = []

  func add(name: String, handle: String) async throws(ServiceError) {
    if let error { throw error }
    added.append("\(name)/\(handle)")
  }
}

@MainActor
private final class NewContactOutputSpy: NewContactInteractorOutput {
  private(set) var events: [String] = []

  func additionDidStart() { events.append("start") }
  func additionDidFail(_ failure: NewContactFailure) { events.append("\(failure)") }
  func contactWasAdded() { events.append("added") }
}
