import ScreenKitDeclarative

/// What a list says besides its rows, or instead of them.
struct ListStatusView: DeclarativeView {
  /// What the identifiers begin with.
  let list: String
  let status: ListStatus
  let retry: @MainActor () -> Void

  var body: some DeclarativeView {
    switch status {
    case .rows:
      EmptyView()
    case .busy:
      ProgressView().accessibilityIdentifier("\(list).busy")
    case .empty(let text):
      Text(text).accessibilityIdentifier("\(list).empty")
    case .failed(let text, let retryTitle):
      Text(text).accessibilityIdentifier("\(list).error")
      if let retryTitle {
        Button(retryTitle) { retry() }.accessibilityIdentifier("\(list).retry")
      }
    }
  }
}
