import MessengerTexts
import ScreenKit

/// A list, and what it says besides its rows.
final class ListPanel: StackView {
  let list: ListView
  var onRetry: (() -> Void)?

  private let busyIndicator: ActivityIndicator
  private let emptyLabel: OptionalLabel
  private let problemLabel: OptionalLabel
  private let retryButton: Button

  /// - Parameter name: What the identifiers begin with.
  init(_ name: String, texts: Texts) {
    list = ListView(identifier: "\(name).list")
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    emptyLabel = OptionalLabel(identifier: "\(name).empty")
    problemLabel = OptionalLabel(identifier: "\(name).error")
    retryButton = Button(texts[.retry], identifier: "\(name).retry")
    super.init(arrangedSubviews: [busyIndicator, emptyLabel, problemLabel, retryButton, list])
    retryButton.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
    retryButton.isHidden = true
  }

  /// Shows what the list says, and asks for its rows anew.
  func show(_ presentation: ListPresentation) {
    if presentation.isBusy {
      busyIndicator.startAnimating()
    } else {
      busyIndicator.stopAnimating()
    }
    emptyLabel.show(presentation.emptyText)
    problemLabel.show(presentation.problem)
    retryButton.isHidden = !presentation.canRetry
    list.reloadData()
  }
}
