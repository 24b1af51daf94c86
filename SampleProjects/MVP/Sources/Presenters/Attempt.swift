/// One wish of the user at a time: the view shows that it is under way, and what goes wrong.
@MainActor
final class Attempt {
  private(set) var isUnderWay = false
  private weak var view: (any AttemptViewInterface)?

  /// Says on which view the user tries.
  func connect(to view: any AttemptViewInterface) {
    self.view = view
  }

  /// Does what the user wishes, unless something is under way.
  ///
  /// The work is done also when nobody waits for it any more; then nothing follows.
  ///
  /// - Parameters:
  ///   - failed: Called with why it is not done; says what that means to the user.
  ///   - done: Called with the result.
  func start<Result: Sendable>(
    _ work: @escaping @MainActor () async throws(Failure) -> Result,
    failed: @escaping @MainActor (Failure) -> String,
    done: @escaping @MainActor (Result) -> Void
  ) {
    guard !isUnderWay else { return }
    view?.showError(nil)
    show(isUnderWay: true)
    Task { [weak self] in
      do throws(Failure) {
        let result = try await work()
        guard let self else { return }
        show(isUnderWay: false)
        done(result)
      } catch {
        guard let self else { return }
        show(isUnderWay: false)
        view?.showError(failed(error))
      }
    }
  }

  /// Tells why the attempt is not even made.
  func refuse(_ text: String) {
    guard !isUnderWay else { return }
    view?.showError(text)
  }

  private func show(isUnderWay: Bool) {
    self.isUnderWay = isUnderWay
    view?.showBusy(isUnderWay)
  }
}
