/// How far something is that the user wants, and that may fail.
enum Attempt<Success> {
  case idle
  case busy
  case failed(Problem)
  case succeeded(Success)

  init(_ result: Result<Success, Problem>) {
    switch result {
    case .success(let success): self = .succeeded(success)
    case .failure(let problem): self = .failed(problem)
    }
  }

  var isBusy: Bool {
    if case .busy = self { true } else { false }
  }

  var problem: Problem? {
    if case .failed(let problem) = self { problem } else { nil }
  }

  var success: Success? {
    if case .succeeded(let success) = self { success } else { nil }
  }
}

extension Observable {
  /// Tries what each value asks for, one after the other: what is asked for meanwhile is ignored.
  ///
  /// What `perform` throws fails without a request.
  func attempt<Success>(
    _ perform: @escaping @MainActor (Value) throws(Problem) -> Observable<Result<Success, Problem>>
  ) -> Observable<Attempt<Success>> {
    flatMapFirst(until: { !$0.isBusy }) { value in
      let results: Observable<Result<Success, Problem>>
      do throws(Problem) {
        results = try perform(value)
      } catch {
        results = .just(.failure(error))
      }
      return results.map { Attempt($0) }.starting(with: .busy)
    }
    .starting(with: .idle).shareLatest()
  }
}
