/// Does what the tabs' state asks for.
struct TabsEffectHandler: EffectHandler {
  let chats: ChatsService
  let links: LinkService

  func perform(_ effect: TabsEffect, send: @escaping @MainActor (TabsEvent) -> Void) async {
    switch effect {
    case .followMailbox:
      for await mailbox in chats.changes() { send(.mailboxChanged(mailbox)) }
    case .followLinks:
      for await link in links.changes() { send(.linkChanged(link)) }
    case .forget(let link):
      links.forget(link)
    }
  }
}
