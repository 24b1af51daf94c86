import Testing

@testable import StateContainer

/// Each store notes that a request was refused because the session has ended; others hear of it.
@Suite struct SessionExpiryTests {
  @Test(
    arguments: [
      (.conversationsReplied(.failure(.sessionExpired)), true),
      (
        .messagesReplied(
          MessagesReply(conversation: "1", before: nil, result: .failure(.sessionExpired))), true
      ),
      (.markedRead("1", upTo: 1, .sessionExpired), true),
      (
        .sent(
          OutgoingMessage(key: "key", conversation: "1", text: "1"), .failure(.sessionExpired)),
        true
      ),
      (.thread(.left("1", visit: 1, .sessionExpired)), true),
      (.newGroup(.created(visit: 1, .failure(.sessionExpired))), true),
      (.conversationsReplied(.failure(.refused)), false),
    ] as [(ChatsEvent, Bool)])
  func theChats(event: ChatsEvent, isExpired: Bool) {
    #expect(ChatsState.ada([.withGrace()]).after(event).isSessionExpired == isExpired)
  }

  @Test(
    arguments: [
      (.contactsReplied(.failure(.sessionExpired)), true),
      (.newContact(.saved(visit: 1, .failure(.sessionExpired))), true),
      (.contact(.opened(visit: 1, .failure(.sessionExpired))), true),
      (.contact(.deleted(handle: "grace", visit: 1, .sessionExpired)), true),
      (.contactsReplied(.failure(.refused)), false),
    ] as [(ContactsEvent, Bool)])
  func theContacts(event: ContactsEvent, isExpired: Bool) {
    #expect(ContactsState.initialState(known: nil).after(event).isSessionExpired == isExpired)
  }

  @Test(
    arguments: [
      (.packsReplied(.failure(.sessionExpired)), true),
      (.bought("cats", visit: 1, .failure(.sessionExpired)), true),
      (.packsReplied(.failure(.refused)), false),
    ] as [(StickersEvent, Bool)])
  func theStickers(event: StickersEvent, isExpired: Bool) {
    let state = StickersState.initialState(.ada, keys: KeySequence(seed: "key")).after(event)
    #expect(state.isSessionExpired == isExpired)
  }

  @Test(
    arguments: [
      (.renamed(.failure(.sessionExpired)), true), (.renamed(.failure(.refused)), false),
    ] as [(SettingsEvent, Bool)])
  func theSettings(event: SettingsEvent, isExpired: Bool) {
    #expect(SettingsState.initialState(.ada).after(event).isSessionExpired == isExpired)
  }
}
