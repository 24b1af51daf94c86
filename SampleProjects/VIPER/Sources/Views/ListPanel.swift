import MessengerTexts
import ScreenKit

/// A list, and what is said instead of its rows.
final class ListPanel: StackView {
  let list: ListView
  let retryButton: Button

  private let busyIndicator: ActivityIndicator
  private let emptyLabel: Label
  private let errorLabel: ErrorLabel
  private let loadError: String
  private var status = ListStatus.rows
  private var problem: String?

  /// - Parameters:
  ///   - name: What the identifiers begin with.
  ///   - emptyText: What is said if there are no rows; `nil` if nothing is.
  init(_ name: String, emptyText: String?, texts: Texts) {
    list = ListView(identifier: "\(name).list")
    retryButton = Button(texts[.retry], identifier: "\(name).retry")
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    emptyLabel = Label(emptyText, identifier: "\(name).empty")
    errorLabel = ErrorLabel(identifier: "\(name).error")
    loadError = texts[.couldNotLoad]
    super.init(arrangedSubviews: [busyIndicator, emptyLabel, errorLabel, retryButton, list])
    show(.rows)
  }

  /// Shows the status of the list, and its rows anew.
  func show(_ newStatus: ListStatus) {
    status = newStatus
    if status == .busy {
      busyIndicator.startAnimating()
    } else {
      busyIndicator.stopAnimating()
    }
    emptyLabel.isHidden = status != .empty || emptyLabel.text == nil
    retryButton.isHidden = status != .failed
    showError()
    list.reloadData()
  }

  /// Says what else is wrong, apart from loading.
  func show(problem newProblem: String?) {
    problem = newProblem
    showError()
  }

  private func showError() {
    errorLabel.show(status == .failed ? loadError : problem)
  }
}
