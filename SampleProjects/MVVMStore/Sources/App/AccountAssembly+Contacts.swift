extension AccountAssembly {
  /// The list, which keeps the view model of the screen above it until its state wants another one.
  ///
  /// - Parameter showThread: Is told of a thread that a contact's screen wants to be shown.
  func contacts(showThread: @escaping @MainActor (_ id: String) -> Void) -> ContactsViewModel {
    let handler = ContactsEffectHandler(contacts: account.contacts, clock: clock)
    let store = Store(ContactsState(), handler: handler)
    let contacts = ContactsViewModel(store: store, words: shared.words)
    store.subscribe(to: \.screen) { [weak contacts, unowned store] wanted in
      contacts?.show(wanted.map { screen($0, above: store, showThread: showThread) })
    }
    return contacts
  }

  private func screen(
    _ screen: ContactsState.Screen, above list: Store<ContactsState>,
    showThread: @escaping @MainActor (_ id: String) -> Void
  ) -> ContactsViewModel.Screen {
    let finish = { @MainActor [weak list] () -> Void in list?.send(.finished(screen)) }
    switch screen {
    case .contact(let contact):
      let handler = ContactEffectHandler(
        contacts: account.contacts, chats: account.chats, links: services.links,
        showThread: showThread, finish: finish)
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
