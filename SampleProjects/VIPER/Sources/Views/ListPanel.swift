import MessengerTexts
import ScreenKit

/// A list, and what is said besides its rows.
final class ListPanel: StackView {
  let list: ListView
  let retryButton: Button

  private let busyIndicator: ActivityIndicator
  private let emptyLabel: NoticeLabel
  private let errorLabel: NoticeLabel

  /// - Parameter name: What the identifiers begin with.
  init(_ name: String, texts: Texts) {
    list = ListView(identifier: "\(name).list")
    retryButton = Button(texts[.retry], identifier: "\(name).retry")
    busyIndicator = ActivityIndicator(identifier: "\(name).busy")
    emptyLabel = NoticeLabel(identifier: "\(name).empty")
    errorLabel = NoticeLabel(identifier: "\(name).error")
    super.init(arrangedSubviews: [busyIndicator, emptyLabel, errorLabel, retryButton, list])
    show(ListNotice())
  }

  func show(_ notice: ListNotice) {
    busyIndicator.show(isBusy: notice.isBusy)
    emptyLabel.show(notice.emptyText)
    errorLabel.show(notice.error)
    retryButton.isHidden = !notice.mayRetry
  }

  /// Shows the rows anew, and what is said besides them.
  func showRows(_ notice: ListNotice) {
    show(notice)
    list.reloadData()
  }
}
