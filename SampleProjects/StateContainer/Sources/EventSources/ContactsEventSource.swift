/// Tells the contacts what the session, the server and the tabs say.
struct ContactsEventSource: EventSource {
  let notices: AsyncStream<Notice>

  func event(for notice: Notice) -> ContactsEvent? {
    switch notice {
    case .linkChanged(let link): .linkChanged(link)
    case .contactsChanged: .contactsChanged
    case .tabSelected(let tab): tab == .contacts ? nil : .tabLeft
    case .connectionChanged, .messageArrived, .conversationChanged, .sessionEnded, .sessionExpired,
      .accountChanged, .conversationWanted, .renamed, .conversationStarted, .conversationShown:
      nil
    }
  }
}
