/// One wish of the user at a time: whether it can be tried, that it is under way, what goes wrong.
@MainActor
final class Attempt {
  /// Whether everything is there that it takes.
  var isComplete = true {
    didSet { changed() }
  }

  private(set) var isUnderWay = false
  private var error: String?
  private var show: @MainActor (AttemptState) -> Void = { _ in }

  /// Calls `show` with what there is to see, now and after each change.
  func follow(_ show: @escaping @MainActor (AttemptState) -> Void) {
    self.show = show
    changed()
  }

  /// Does what the user wishes, unless something is missing or under way.
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
    guard isComplete, !isUnderWay else { return }
    become(isUnderWay: true)
    Task { [weak self] in
      do throws(Failure) {
        let result = try await work()
        guard let self else { return }
        become(isUnderWay: false)
        done(result)
      } catch {
        self?.become(isUnderWay: false, error: failed(error))
      }
    }
  }

  /// Tells why the attempt is not even made.
  func refuse(_ text: String) {
    guard !isUnderWay else { return }
    become(isUnderWay: false, error: text)
  }

  private func become(isUnderWay: Bool, error: String? = nil) {
    self.isUnderWay = isUnderWay
    self.error = error
    changed()
  }

  private func changed() {
    show(
      AttemptState(
        isUnderWay: isUnderWay, canStart: isComplete && !isUnderWay, error: error))
  }
}
