import MessengerTexts
import ScreenKitDeclarative

/// What a list says besides its rows.
struct ListStatusView: DeclarativeView {
  /// What the identifiers begin with.
  let list: String
  let status: ListStatus
  let texts: Texts
  let retry: @MainActor () -> Void

  var body: some DeclarativeView {
    switch status {
    case .rows:
      EmptyView()
    case .busy:
      ProgressView().accessibilityIdentifier("\(list).busy")
    case .empty(let text):
      Text(text).accessibilityIdentifier("\(list).empty")
    case .failed:
      Text(texts[.couldNotLoad]).accessibilityIdentifier("\(list).error")
      Button(texts[.retry]) { retry() }.accessibilityIdentifier("\(list).retry")
    }
  }
}
