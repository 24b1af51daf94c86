import MessengerHost
import Testing

@testable import VIPER

@Suite("Putting a group together") @MainActor
struct NewGroupInteractorTests {
  private let contacts = NewGroupContactFake()
  private let creation = NewGroupCreationFake()
  private let output = NewGroupOutputSpy()
  private let interactor: NewGroupInteractor

  init() {
    interactor = NewGroupInteractor(contacts: contacts, creation: creation)
    interactor.output = output
    contacts.candidates = [alan, grace]
    interactor.start()
  }

  private let alan = Candidate(name: "Alan", handle: "alan")
  private let grace = Candidate(name: "Grace", handle: "grace")

  private func fillIn() {
    interactor.setName(" Engines ")
    interactor.toggle("grace")
    interactor.toggle("alan")
  }

  @Test("takes a name that is not blank, and two others")
  func permission() {
    interactor.setName(" ")
    interactor.toggle("grace")
    interactor.toggle("alan")
    #expect(output.mayCreate == false)
    interactor.setName("Engines")
    #expect(output.mayCreate == true)
    interactor.toggle("alan")
    #expect(output.mayCreate == false)
  }

  @Test("forgets who is no contact any more")
  func forgets() {
    fillIn()
    contacts.candidates = [grace]
    contacts.observers.notify()
    #expect(output.mayCreate == false)
    #expect(output.candidates?.map(\.isChosen) == [true])
  }

  @Test("creates it once, in the order of the contacts")
  func creates() async {
    fillIn()
    interactor.create()
    interactor.create()
    await MainActor.settle()
    #expect(creation.created == ["Engines: alan, grace"])
    #expect(output.created == ["group"])
  }

  @Test("allows another attempt after a failure")
  func fails() async {
    creation.error = .noConnection
    fillIn()
    interactor.create()
    #expect(output.mayCreate == false)
    await MainActor.settle()
    #expect(output.failures == [.noConnection])
    #expect(output.mayCreate == true)
  }
}

@MainActor
private final class NewGroupContactFake: NewGroupContactService {
  var candidates: [Candidate]?
  let observers = Observers()

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }
}

@MainActor
private final class NewGroupCreationFake: NewGroupCreationService {
  var error: ServiceError?
  private(set) var created: [String] = []

  func createGroup(
    named name: String, with handles: [String]
  ) async throws(ServiceError) -> String {
    if let error { throw error }
    created.append("\(name): \(handles.joined(separator: ", "))")
    return "group"
  }
}

@MainActor
private final class NewGroupOutputSpy: NewGroupInteractorOutput {
  private(set) var candidates: [CandidateResponse]?
  private(set) var mayCreate: Bool?
  private(set) var failures: [RequestFailure] = []
  private(set) var created: [String] = []

  func candidatesDidChange(_ newCandidates: [CandidateResponse]?) { candidates = newCandidates }
  func permissionDidChange(mayCreate: Bool) { self.mayCreate = mayCreate }
  func creationDidStart() {}
  func creationDidFail(_ failure: RequestFailure) { failures.append(failure) }
  func groupWasCreated(_ id: String) { created.append(id) }
}
