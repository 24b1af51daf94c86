import MessengerTexts
import ScreenKit

/// What is shown around a list that is not loaded, cannot be, or has nothing in it.
final class ListStatusView: View {
  /// Called when the user wants to try again.
  var onRetry: (() -> Void)?

  private let busyIndicator: ActivityIndicator
  private let emptyLabel: Label
  private let errorLabel: Label
  private let retryButton: Button

  /// - Parameter name: What the identifiers begin with: "chats" makes "chats.busy" and so on.
  init(_ name: String) {
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    emptyLabel = Label(identifier: "\(name).empty")
    errorLabel = Label(identifier: "\(name).error")
    retryButton = Button("", identifier: "\(name).retry")
    super.init()
    for view in [busyIndicator, emptyLabel, errorLabel, retryButton] { addSubview(view) }
    retryButton.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
  }

  /// - Parameters:
  ///   - empty: What is said if there is nothing in the list.
  ///   - error: What is said of an attempt that has failed, other than that of loading the list.
  func show(_ status: ListStatus, empty: TextKey? = nil, error: String? = nil, texts: Texts) {
    busyIndicator.show(status == .busy)
    emptyLabel.show(status == .empty ? empty.map { texts[$0] } : nil)
    errorLabel.show(error ?? (status == .failed ? texts[.couldNotLoad] : nil))
    retryButton.title = texts[.retry]
    retryButton.isHidden = status != .failed
  }
}
