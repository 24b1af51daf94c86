import MessengerTexts
import ScreenKitDeclarative

/// Says what there is to say of a list that has to be loaded, other than its rows.
struct LoadableView<Element: Equatable & Sendable>: DeclarativeView {
  /// What all identifiers begin with, such as "chats".
  let name: String
  let elements: Loadable<[Element]>

  /// What is said if the list has no rows.
  let emptyText: TextKey?
  let retry: @MainActor () -> Void

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    switch elements {
    case .notRequested, .loading(nil, _):
      ProgressView().accessibilityIdentifier("\(name).busy")
    case .failed:
      Text(texts[.couldNotLoad]).accessibilityIdentifier("\(name).error")
      Button(texts[.retry], action: retry).accessibilityIdentifier("\(name).retry")
    case .loaded(let elements), .loading(let elements?, _):
      if elements.isEmpty, let emptyText {
        Text(texts[emptyText]).accessibilityIdentifier("\(name).empty")
      }
    }
  }
}
