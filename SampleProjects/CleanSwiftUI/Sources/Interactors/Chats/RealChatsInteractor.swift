struct RealChatsInteractor: ChatsInteractor, SyncedChats {
  let appState: AppState
  let user: UserRequests
  let web: any ChatsWebRepository
  let records: ChatRecords

  func restore() {
    records.restoreChats()
  }

  func load() async {
    let known = Set(records.chats.map(\.id))
    records.beginLoadingChats()
    await user.ask { () async throws(Problem) in
      try await web.chats()
    } then: { result in
      switch result {
      case .success(let chats): replace(known, with: chats)
      case .failure(let problem): records.failLoadingChats(problem)
      }
    }
  }

  func show(_ chat: Chat.ID) {
    appState.routing.awaitedChat = chat
    showAwaitedChat()
  }

  func receive(_ chat: Chat) {
    if chat.members.contains(where: { $0.handle == appState.userData.session?.account.handle }) {
      update(chat)
    } else {
      remove(chat.id)
    }
  }

  func openChat(with contact: Contact.ID, in opening: LoadableSubject<Done>) async {
    await start(in: opening) { () async throws(Problem) in
      try await web.chat(with: contact)
    } then: { chat in
      leaveContact(contact, for: chat)
    }
  }

  func createGroup(name: String, members: [Contact.ID], in creating: LoadableSubject<Done>) async {
    guard Chat.canBeGroup(named: name, with: members) else {
      creating.value = .failed(.incompleteGroup)
      return
    }
    await start(in: creating) { () async throws(Problem) in
      try await web.createGroup(name: name.trimmed, members: members)
    } then: { chat in
      leaveForm(for: chat)
    }
  }

  func leave(_ chat: Chat.ID, in leaving: LoadableSubject<Done>) async {
    guard records[chat]?.canBeLeft == true else {
      leaving.value = .failed(.chatCannotBeLeft)
      return
    }
    guard leaving.begin() else { return }
    await user.ask { () async throws(Problem) in
      try await web.leave(chat)
    } then: { result in
      switch result {
      case .success:
        remove(chat)
        leaving.value = .loaded(Done())
      case .failure(let problem):
        leaving.value = .failed(problem)
      }
    }
  }

  private func start(
    in subject: LoadableSubject<Done>, _ request: () async throws(Problem) -> Chat,
    then navigate: (Chat.ID) -> Void
  ) async {
    guard subject.begin() else { return }
    await user.ask(request) { result in
      switch result {
      case .success(let chat):
        update(chat)
        navigate(chat.id)
        subject.value = .loaded(Done())
      case .failure(let problem):
        subject.value = .failed(problem)
      }
    }
  }
}
