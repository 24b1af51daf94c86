import MessengerTexts
import ScreenKitDeclarative

/// What was said in a conversation, newest last.
struct ThreadHistoryView: DeclarativeView {
  let entries: [ThreadEntry]
  let history: RemoteData<History>
  let scrollTarget: ThreadEntry.ID?
  let send: Send<ThreadMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    switch history {
    case .notAsked, .loading(nil):
      ProgressView().accessibilityIdentifier("thread.busy")
    case .failed:
      Text(texts[.couldNotLoad]).accessibilityIdentifier("thread.error")
      Button(texts[.retry]) { send(.reloadTapped) }.accessibilityIdentifier("thread.retry")
    case .loaded(let history), .loading(let history?):
      if history.hasOlder {
        Button(texts[.earlierMessages]) { send(.olderTapped) }
          .accessibilityIdentifier("thread.older")
      }
    }
    List(entries.numbered) { numbered in
      let identifier = "thread.\(numbered.position)"
      VStack { ThreadRow(entry: numbered.element, identifier: identifier, send: send) }
        .accessibilityIdentifier(identifier)
    }
    .scrollPosition(id: Binding(get: { scrollTarget }, set: { _ in send(.scrolled) }))
    .accessibilityIdentifier("thread.list")
  }
}

struct ThreadRow: DeclarativeView {
  let entry: ThreadEntry
  let identifier: String
  let send: Send<ThreadMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    if let sender = entry.senderName {
      Text(sender).accessibilityIdentifier("\(identifier).sender")
    }
    Text(entry.text).accessibilityIdentifier("\(identifier).text")
    HStack {
      if let delivery = entry.delivery {
        Text(texts[delivery.text]).accessibilityIdentifier("\(identifier).status")
      }
      if entry.delivery == .failed, case .own(let key) = entry.id {
        Button(texts[.retry]) { send(.resendTapped(key: key)) }
          .accessibilityIdentifier("\(identifier).retry")
      }
    }
  }
}

extension ThreadEntry.Delivery {
  fileprivate var text: TextKey {
    switch self {
    case .sending: .sending
    case .sent: .sent
    case .failed: .failed
    }
  }
}
