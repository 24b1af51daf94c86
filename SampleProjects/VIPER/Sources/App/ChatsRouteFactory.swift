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
        conversations: ChatListConversationAdapter(conversations: services.conversations),
        drafts: ChatListDraftAdapter(drafts: services.drafts), texts: texts, router: router
      ).build()
    case .groupCreation:
      NewGroupBuilder(
        contacts: NewGroupContactAdapter(contacts: services.contacts),
        creation: NewGroupCreationAdapter(conversations: services.conversations), texts: texts,
        router: router
      ).build()
    case .conversation(let id):
      ThreadBuilder(services: threadServices, texts: texts, router: router).build(thread: id)
    }
  }

  private var threadServices: ThreadServices {
    ThreadServices(
      details: ThreadDetailsAdapter(conversations: services.conversations),
      history: ThreadHistoryAdapter(messages: services.messages),
      reading: ThreadReadingAdapter(reading: services.reading),
      outbox: ThreadOutboxAdapter(outbox: services.outbox),
      drafts: ThreadDraftAdapter(drafts: services.drafts),
      account: ThreadAccountAdapter(session: services.session),
      connection: ThreadConnectionAdapter(monitor: services.sync))
  }
}
