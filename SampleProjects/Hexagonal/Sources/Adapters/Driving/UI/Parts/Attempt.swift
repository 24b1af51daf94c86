import MessengerTexts
import ScreenKit

/// One wish of the user at a time: shows that it is under way, and what goes wrong.
@MainActor
final class Attempt {
  private let button: Button?
  private let busyIndicator: ActivityIndicator?
  private let problemLabel: OptionalLabel?
  private let texts: Texts
  private let words: (Problem) -> TextKey
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - button: What cannot be tapped meanwhile; `nil` if taps do nothing then.
  ///   - problemLabel: What says what has gone wrong; `nil` if the screen does that by itself.
  ///   - words: What is said of a problem.
  init(
    button: Button?, busyIndicator: ActivityIndicator?, problemLabel: OptionalLabel?, texts: Texts,
    words: @escaping (Problem) -> TextKey = \.key
  ) {
    self.button = button
    self.busyIndicator = busyIndicator
    self.problemLabel = problemLabel
    self.texts = texts
    self.words = words
  }

  /// Does what the user wishes, unless something is under way already.
  ///
  /// - Parameters:
  ///   - failed: Called with what has gone wrong.
  ///   - done: Called with the result, unless the screen is gone by then; the work is done anyway.
  func start<Result: Sendable>(
    _ work: @escaping @MainActor () async throws(Problem) -> Result,
    failed: @escaping @MainActor (Problem) -> Void = { _ in },
    done: @escaping @MainActor (Result) -> Void
  ) {
    guard task == nil else { return }
    problemLabel?.show(nil)
    show(isBusy: true)
    task = Task { [weak self] in
      do throws(Problem) {
        let result = try await work()
        guard let self else { return }
        end()
        done(result)
      } catch {
        guard let self else { return }
        end()
        problemLabel?.show(texts[words(error)])
        failed(error)
      }
    }
  }

  /// Whether a wish is under way.
  var isBusy: Bool { task != nil }

  private func end() {
    task = nil
    show(isBusy: false)
  }

  private func show(isBusy: Bool) {
    button?.isEnabled = !isBusy
    if isBusy {
      busyIndicator?.startAnimating()
    } else {
      busyIndicator?.stopAnimating()
    }
  }
}
