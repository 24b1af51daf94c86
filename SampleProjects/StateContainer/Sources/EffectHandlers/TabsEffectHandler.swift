import MessengerHost

/// Tells the others which tab is in front.
struct TabsEffectHandler: EffectHandler {
  let notices: Broadcast<Notice>

  func perform(_ effect: TabsEffect) async -> TabsEvent? {
    switch effect {
    case .announce(let notice): notices.send(notice)
    }
    return nil
  }
}
