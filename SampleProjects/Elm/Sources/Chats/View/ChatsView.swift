import MessengerTexts
import ScreenKitDeclarative

struct ChatsView: DeclarativeView {
  let model: ChatsModel

  /// The user's own handle.
  let handle: String

  /// Those who can be in a group.
  let contacts: RemoteData<[Contact]>
  let connection: ConnectionStatus
  let send: Send<ChatsMessage>

  var body: some DeclarativeView {
    TabStack(visit: model.pages.presentVisit, goBack: goBack) {
      ChatListView(inbox: model.inbox, send: send)
    } page: {
      switch model.pages.page {
      case .thread(let thread):
        if let conversation = model.inbox.conversation(thread.conversation) {
          ThreadView(
            model: thread, conversation: conversation, inbox: model.inbox, handle: handle,
            connection: connection
          ) { send(.thread($0)) }
        }
      case .newGroup(let group):
        NewGroupView(model: group, contacts: contacts.value ?? []) { send(.newGroup($0)) }
      case nil:
        EmptyView()
      }
    }
  }

  private func goBack() {
    send(.wentBack)
  }
}
