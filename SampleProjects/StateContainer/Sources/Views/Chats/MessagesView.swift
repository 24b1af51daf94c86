import ScreenKitDeclarative

/// What was said in a conversation, the newest last.
struct MessagesView: DeclarativeView {
  private struct Place: Identifiable {
    let number: Int
    let message: MessageRow

    var id: MessageRow.ID { message.id }
  }

  let store: Store<ChatsState>
  let page: ThreadPage
  let conversation: Conversation

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    let history = store.state.history(of: conversation.id)
    switch history.known {
    case .loaded(let known), .loading(let known?, _):
      if known.hasOlder {
        Button(texts[.earlierMessages]) { dispatch(.olderTapped) }
          .disabled(!history.canLoadOlder)
          .accessibilityIdentifier("thread.older")
      }
    case .failed:
      Text(texts[.couldNotLoad]).accessibilityIdentifier("thread.error")
      Button(texts[.retry]) { dispatch(.reloadTapped) }.accessibilityIdentifier("thread.retry")
    case .notRequested, .loading(nil, _):
      ProgressView().accessibilityIdentifier("thread.busy")
    }
    List(places) { place in
      let identifier = "thread.\(place.number)"
      VStack {
        MessageRowView(message: place.message, identifier: identifier) { key in
          dispatch(.retryTapped(key: key))
        }
      }
      .accessibilityIdentifier(identifier)
    }
    .scrollPosition(id: Binding(get: { page.scrollTarget }, set: { _ in dispatch(.scrolled) }))
    .accessibilityIdentifier("thread.list")
  }

  private var places: [Place] {
    store.state.rows(of: conversation).enumerated().map {
      Place(number: $0.offset, message: $0.element)
    }
  }

  private func dispatch(_ event: ThreadEvent) {
    store.dispatch(.thread(event))
  }
}
