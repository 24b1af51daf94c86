import MessengerTexts
import ScreenKit

/// A list, with what is said while it is loaded, if that fails, and if there is nothing in it.
final class ListPanel: StackView {
  let list: ListView
  let problemLabel: ProblemLabel
  var onRetry: (() -> Void)?

  private let busyIndicator: ActivityIndicator
  private let emptyLabel: Label
  private let retryButton: Button

  /// - Parameters:
  ///   - name: What the identifiers begin with.
  ///   - emptyText: What is said if there are no rows; `nil` for nothing.
  init(_ name: String, emptyText: String?, texts: Texts) {
    list = ListView(identifier: "\(name).list")
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    emptyLabel = Label(emptyText, identifier: "\(name).empty")
    problemLabel = ProblemLabel(identifier: "\(name).error", texts: texts)
    retryButton = Button(texts[.retry], identifier: "\(name).retry")
    super.init(arrangedSubviews: [busyIndicator, emptyLabel, problemLabel, retryButton, list])
    retryButton.addAction({ [weak self] in self?.onRetry?() }, for: .primaryActionTriggered)
    emptyLabel.isHidden = true
    retryButton.isHidden = true
  }

  /// Shows what has become of loading the rows, and asks for these anew.
  func show<Row>(_ loadable: Loadable<[Row]>) {
    show(loadable, isEmpty: loadable.value?.isEmpty == true)
  }

  /// Shows what has become of loading what there are rows of, and asks for these anew.
  ///
  /// - Parameter isEmpty: Whether to say that there is nothing.
  func show<Content>(_ loadable: Loadable<Content>, isEmpty: Bool) {
    if loadable == .loading {
      busyIndicator.startAnimating()
    } else {
      busyIndicator.stopAnimating()
    }
    emptyLabel.isHidden = !isEmpty || emptyLabel.text == nil
    if loadable == .failed || !retryButton.isHidden {
      problemLabel.say(loadable == .failed ? .couldNotLoad : nil)
    }
    retryButton.isHidden = loadable != .failed
    list.reloadData()
  }
}
