import ScreenKit

extension TabsCoordinator {
  func makeChats() -> ViewController {
    let inbox = services.inbox
    let screen = ChatsViewController(texts: texts) {
      ChatsViewModel($0, service: inbox, texts: texts)
    }
    let model = screen.viewModel
    screen.subscriptions.add(inbox.follow(model.commands))
    screen.subscriptions.add(model.openedThread) { [weak self] in self?.showThread($0) }
    screen.subscriptions.add(model.newGroup) { [weak self] in
      guard let self else { return }
      chats.pushViewController(makeNewGroup())
    }
    return screen
  }

  func makeThread(_ id: String) -> ViewController {
    let inbox = services.inbox
    let screen = ThreadViewController(texts: texts) {
      ThreadViewModel(
        $0, thread: id, inbox: inbox.inbox, statuses: services.statuses, texts: texts,
        leave: inbox.leave)
    }
    let model = screen.viewModel
    screen.subscriptions.add(inbox.follow(model.commands))
    screen.subscriptions.add(model.isGone) { [weak self, weak screen] in
      guard let self, let screen, chats.topViewController === screen else { return }
      if screen.presentedViewController != nil { screen.dismiss() }
      chats.popViewController()
    }
    return screen
  }

  private func makeNewGroup() -> ViewController {
    let screen = NewGroupViewController(texts: texts) {
      NewGroupViewModel(
        $0, contacts: services.contacts.contacts, texts: texts, create: services.inbox.create)
    }
    screen.subscriptions.add(screen.viewModel.created) { [weak self] in self?.showThread($0) }
    return screen
  }
}
