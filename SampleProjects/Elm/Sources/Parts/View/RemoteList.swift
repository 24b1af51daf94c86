import MessengerTexts
import ScreenKitDeclarative

/// A list of what the server has: its rows, or why there are none.
///
/// All identifiers begin with the list's name: "chats.list", "chats.0", "chats.retry".
struct RemoteList<Element: Identifiable, Row: DeclarativeView>: DeclarativeView {
  let name: String
  let elements: RemoteData<[Element]>

  /// What is said if there is nothing in the list.
  let emptyText: TextKey?
  let choose: Send<Element.ID>
  let retry: @MainActor () -> Void

  /// What there is to see of an element, in the row with an identifier.
  @ViewBuilder let row: @MainActor (Element, String) -> Row

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    switch elements {
    case .notAsked, .loading(nil):
      ProgressView().accessibilityIdentifier("\(name).busy")
    case .failed:
      Text(texts[.couldNotLoad]).accessibilityIdentifier("\(name).error")
      Button(texts[.retry], action: retry).accessibilityIdentifier("\(name).retry")
    case .loaded(let elements), .loading(let elements?):
      if let emptyText, elements.isEmpty {
        Text(texts[emptyText]).accessibilityIdentifier("\(name).empty")
      }
    }
    NumberedList(name: name, elements: elements.value ?? [], choose: choose, row: row)
  }
}
