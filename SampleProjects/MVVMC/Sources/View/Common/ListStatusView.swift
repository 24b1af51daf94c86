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

  func show(_ status: ListStatus) {
    busyIndicator.show(status.isBusy)
    emptyLabel.show(status.emptyText)
    errorLabel.show(status.errorText)
    retryButton.show(status.retryTitle)
  }
}
