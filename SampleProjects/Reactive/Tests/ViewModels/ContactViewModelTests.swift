import Testing

@testable import Reactive

@Suite("Contact") @MainActor
struct ContactViewModelTests {
  private let message = Subject<Void>()
  private let delete = Subject<Void>()
  private let confirmed = Subject<Void>()
  private let threads = Subject<Result<String, Problem>>()
  private let deletions = Subject<Result<Void, Problem>>()
  private let deletedHandles = Subject<String>()

  private var model: ContactViewModel {
    ContactViewModel(
      ContactViewModel.Inputs(
        message: message.observable, delete: delete.observable, confirmed: confirmed.observable),
      contact: grace, texts: .just(texts), openThread: { [threads] _ in threads.observable },
      delete: { [deletions, deletedHandles] handle in
        deletedHandles.onNext(handle)
        return deletions.observable
      })
  }

  @Test func saysWhoItIs() {
    #expect(model.name == "Grace")
    #expect(model.handle == "@grace")
  }

  @Test func leadsToTheThread() {
    let opened = Recorder(model.openedThread)
    message.onNext(())
    threads.onNext(.success("7"))
    #expect(opened.values == ["7"])
  }

  @Test func isDeletedOnlyAfterAQuestion() {
    let model = model
    let questions = Recorder(model.question)
    let asked = Recorder(deletedHandles.observable)
    let deleted = Recorder(model.deleted.map { true })
    confirmed.onNext(())
    #expect(asked.values.isEmpty)
    delete.onNext(())
    #expect(questions.values.map(\.title) == ["Delete Grace?"])
    #expect(questions.values.map(\.yes) == ["Delete"])
    #expect(questions.values.map(\.no) == ["Cancel"])
    #expect(asked.values.isEmpty)
    confirmed.onNext(())
    #expect(asked.values == ["grace"])
    deletions.onNext(.success(()))
    #expect(deleted.values == [true])
  }

  @Test func anAttemptHidesTheLastProblem() {
    let problems = Recorder(model.problem)
    message.onNext(())
    threads.onNext(.failure(.noConnection))
    #expect(problems.values.last == "No connection. Try again.")
    message.onNext(())
    #expect(problems.values.last == .some(nil))
  }
}
