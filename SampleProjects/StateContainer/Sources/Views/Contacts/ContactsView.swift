import ScreenKitDeclarative

/// The tab of the contacts.
struct ContactsView: DeclarativeView {
  let store: Store<ContactsState>

  var body: some DeclarativeView {
    PageStackView(visit: store.state.page?.visit, goBack: { store.dispatch(.wentBack) }) {
      ContactListView(store: store)
    } page: {
      switch store.state.page {
      case .newContact(let page): NewContactView(store: store, page: page)
      case .contact(let page): ContactView(store: store, page: page)
      case nil: EmptyView()
      }
    }
  }
}
