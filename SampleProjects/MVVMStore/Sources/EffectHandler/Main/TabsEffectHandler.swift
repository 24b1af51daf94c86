/// Does what the tabs' state asks for.
struct TabsEffectHandler: EffectHandler {
  let chats: ChatsService
  let links: LinkService
  let showThread: @MainActor (_ id: String) -> Void

  func perform(_ effect: TabsEffect, send: @escaping @MainActor (TabsEvent) -> Void) -> Work? {
    switch effect {
    case .followMailbox:
      return { for await mailbox in chats.changes() { send(.mailboxChanged(mailbox)) } }
    case .followLinks:
      return { for await link in links.changes() { send(.linkChanged(link)) } }
    case .forget(let link):
      links.forget(link)
    case .showThread(let id):
      showThread(id)
    }
    return nil
  }
}
