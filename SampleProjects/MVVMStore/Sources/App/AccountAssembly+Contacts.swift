extension AccountAssembly {
  /// The list, which is given the function that makes the view model of a screen above it.
  ///
  /// - Parameter showThread: Is told of a thread that a contact's screen wants to be shown.
  func contacts(showThread: @escaping @MainActor (_ id: String) -> Void) -> ContactsViewModel {
    let handler = ContactsEffectHandler(contacts: account.contacts, clock: clock)
    let store = Store(ContactsState(), handler: handler)
    return ContactsViewModel(store: store, words: shared.words) { [unowned store] in
      screen($0, above: store, showThread: showThread)
    }
  }

  private func screen(
    _ screen: ContactsState.Screen, above list: Store<ContactsState>,
    showThread: @escaping @MainActor (_ id: String) -> Void
  ) -> ContactsViewModel.Screen {
    let finish = { @MainActor [weak list] () -> Void in list?.send(.finished(screen)) }
    switch screen {
    case .contact(let contact):
      let handler = ContactEffectHandler(
        contacts: account.contacts, chats: account.chats, showThread: showThread, finish: finish)
      return .contact(
        ContactViewModel(
          store: Store(ContactState(contact: contact), handler: handler), words: shared.words))
    case .newContact:
      let handler = NewContactEffectHandler(contacts: account.contacts, finish: finish)
      return .newContact(
        NewContactViewModel(store: Store(NewContactState(), handler: handler), words: shared.words))
    }
  }
}
