import MessengerTexts
import ScreenKit

/// Makes the modules of the tab Chats.
@MainActor
struct ChatsRouteFactory {
  let services: AppServices
  let texts: Texts
  let router: any Router

  func screen(for route: ChatsRoute) -> ViewController {
    switch route {
    case .list:
      ChatListBuilder(
        service: ChatListServiceAdapter(services: services), texts: texts, router: router
      ).build()
    case .groupCreation:
      NewGroupBuilder(
        service: NewGroupServiceAdapter(services: services), texts: texts, router: router
      ).build()
    case .conversation(let id):
      ThreadBuilder(
        service: ThreadServiceAdapter(services: services, id: id), texts: texts, router: router
      ).build()
    }
  }
}
