import ScreenKitDeclarative

/// Hands every screen those that it shows, so that no screen names another.
struct MessengerView: DeclarativeView {
  var body: some DeclarativeView {
    RootView {
      LoginView()
    } tabs: { account in
      TabsView {
        chats
      } contacts: {
        contacts
      } stickers: {
        stickers
      } settings: {
        SettingsTabView(account: account)
      }
    }
  }

  private var chats: some DeclarativeView {
    ChatsTabView {
      ChatsView()
    } destination: { route in
      switch route {
      case .chat(let id): ChatView(id: id)
      case .newGroup: NewGroupView()
      }
    }
  }

  private var contacts: some DeclarativeView {
    ContactsTabView {
      ContactsView()
    } destination: { route in
      switch route {
      case .details(let id): ContactView(id: id)
      case .newContact: NewContactView()
      }
    }
  }

  private var stickers: some DeclarativeView {
    StickersTabView {
      StickersView()
    } destination: { route in
      switch route {
      case .purchase(let id): PurchaseView(id: id)
      case .confirmation(let id): ReceiptView(id: id)
      }
    }
  }
}
