import Testing

@testable import Reactive

@Suite("New contact") @MainActor
struct NewContactViewModelTests {
  private let name = Subject<String>()
  private let handle = Subject<String>()
  private let save = Subject<Void>()
  private let requests = Subject<Contact>()
  private let replies = Subject<Result<Void, Problem>>()

  private var model: NewContactViewModel {
    NewContactViewModel(
      NewContactViewModel.Inputs(
        name: name.observable, handle: handle.observable, save: save.observable),
      texts: .just(texts)
    ) { [requests, replies] contact in
      requests.onNext(contact)
      return replies.observable
    }
  }

  @Test func savesWhatIsTyped() {
    let model = model
    let asked = Recorder(requests.observable)
    let isBusy = Recorder(model.isBusy)
    let saved = Recorder(model.saved.map { true })
    name.onNext(" Grace ")
    handle.onNext("@grace")
    save.onNext(())
    #expect(asked.values == [grace])
    #expect(isBusy.values == [false, true])
    replies.onNext(.success(()))
    #expect(isBusy.values == [false, true, false])
    #expect(saved.values == [true])
  }

  @Test func tellsWhatIsMissingBeforeAnythingIsTyped() {
    let asked = Recorder(requests.observable)
    let problems = Recorder(model.problem)
    save.onNext(())
    #expect(problems.values.last == "Enter a name.")
    name.onNext("Grace")
    save.onNext(())
    #expect(problems.values.last == "Enter a handle.")
    #expect(asked.values.isEmpty)
  }

  @Test(arguments: [
    (Problem.ownHandle, "That is you."), (.unknownHandle, "Nobody has this handle."),
    (.nameTooLong, "This name is too long."),
  ])
  func saysWhyItIsNotSaved(problem: Problem, text: String) {
    let problems = Recorder(model.problem)
    name.onNext("Grace")
    handle.onNext("grace")
    save.onNext(())
    replies.onNext(.failure(problem))
    #expect(problems.values.last == text)
  }
}
