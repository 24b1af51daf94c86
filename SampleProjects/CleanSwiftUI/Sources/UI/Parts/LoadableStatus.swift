import MessengerTexts
import ScreenKitDeclarative

/// What is said about a list for which there is nothing to show.
struct LoadableStatus<Element>: DeclarativeView {
  /// What the identifiers begin with.
  let name: String
  let list: Loadable<[Element]>

  /// What is said if there is nothing in the list.
  var emptyText: String?
  let retry: @MainActor () async -> Void

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    if let elements = list.value {
      OptionalText(elements.isEmpty ? emptyText : nil, identifier: "\(name).empty")
    } else if list.problem != nil {
      Text(texts[.couldNotLoad]).accessibilityIdentifier("\(name).error")
      Button(texts[.retry]) { Task { await retry() } }
        .accessibilityIdentifier("\(name).retry")
    } else {
      ProgressView().accessibilityIdentifier("\(name).busy")
    }
  }
}
