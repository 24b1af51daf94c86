import MessengerTexts
import ScreenKit

/// Makes the module that lists the conversations.
@MainActor
struct ChatListBuilder {
  let conversations: any ChatListConversationService
  let drafts: any ChatListDraftService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = ChatListInteractor(conversations: conversations, drafts: drafts)
    let wireframe = RoutingChatListWireframe(router: router)
    let presenter = ChatListPresenter(
      interactor: interactor, wireframe: wireframe, texts: texts)
    let view = ChatListViewController(handler: presenter, rows: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    wireframe.source = view
    return view
  }
}
