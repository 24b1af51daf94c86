/// Tells the session what the connection, the server and the settings say of it.
struct SessionEventSource: EventSource {
  let notices: AsyncStream<Notice>

  func event(for notice: Notice) -> SessionEvent? {
    switch notice {
    case .connectionChanged(let status): .connectionChanged(status)
    case .sessionEnded: .sessionEnded
    case .sessionExpired(let token): .sessionExpired(token: token)
    case .renamed(let account): .renamed(account)
    case .messageArrived, .conversationChanged, .contactsChanged, .linkChanged, .accountChanged,
      .conversationWanted, .conversationStarted, .conversationShown, .tabSelected:
      nil
    }
  }
}
