import MessengerTexts

/// Makes rows and a badge of the conversations.
@MainActor
final class ChatListPresenter {
  weak var view: (any ChatListViewInterface)?

  private let interactor: any ChatListInteractorInput
  private let wireframe: any ChatListWireframe
  private let texts: Texts
  private var chats: [ChatResponse] = []

  init(
    interactor: any ChatListInteractorInput, wireframe: any ChatListWireframe, texts: Texts
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.texts = texts
  }
}

extension ChatListPresenter: ChatListDataSource {
  var rowCount: Int { chats.count }

  func row(at index: Int) -> ChatRow {
    let chat = chats[index]
    return ChatRow(
      name: chat.name, preview: chat.draft.map { texts[.draft, $0] } ?? chat.lastText,
      unread: Self.count(chat.unreadCount))
  }

  /// A number that is not worth a word if it is 0.
  private static func count(_ number: Int) -> String? {
    number == 0 ? nil : "\(number)"
  }
}

extension ChatListPresenter: ChatListEventHandler {
  func viewDidLoad() {
    interactor.start()
  }

  func didSelectRow(_ row: Int) {
    wireframe.showThread(chats[row].id)
  }

  func didTapNewGroup() {
    wireframe.showNewGroup()
  }

  func didTapRetry() {
    interactor.reload()
  }
}

extension ChatListPresenter: ChatListInteractorOutput {
  func chatsDidChange(_ response: ListResponse<ChatResponse>, unreadCount: Int) {
    chats = response.items
    view?.showRows(ListNotice(response, emptyText: texts[.noChats], texts: texts))
    view?.show(badge: Self.count(unreadCount))
  }
}
