import ScreenKit

extension TabsCoordinator {
  func makeContacts() -> ViewController {
    let screen = ContactsViewController(texts: texts) { [services] inputs in
      ContactsViewModel(
        inputs, contacts: services.contacts.contacts, texts: texts,
        sleep: { seconds async throws(CancellationError) in
          try await services.clock.sleep(for: seconds)
        })
    }
    let model = screen.viewModel
    screen.subscriptions.add(services.contacts.reload(on: model.reload))
    screen.subscriptions.add(model.add) { [weak self] in
      guard let self else { return }
      contacts.pushViewController(makeNewContact())
    }
    screen.subscriptions.add(model.selected) { [weak self] contact in
      guard let self else { return }
      contacts.pushViewController(makeContact(contact))
    }
    return screen
  }

  private func makeNewContact() -> ViewController {
    let screen = NewContactViewController(texts: texts) {
      NewContactViewModel($0, texts: texts, add: services.contacts.add)
    }
    screen.subscriptions.add(screen.viewModel.saved) { [weak self] in
      self?.contacts.popViewController()
    }
    return screen
  }

  private func makeContact(_ contact: Contact) -> ViewController {
    let screen = ContactViewController(texts: texts) {
      ContactViewModel(
        $0, contact: contact, texts: texts, openThread: services.inbox.openThread(with:),
        delete: services.contacts.remove)
    }
    screen.subscriptions.add(screen.viewModel.openedThread) { [weak self] in self?.showThread($0) }
    screen.subscriptions.add(screen.viewModel.deleted) { [weak self] in
      self?.contacts.popViewController()
    }
    return screen
  }
}
