import ScreenKitDeclarative

/// The tab of the contacts.
struct ContactsView: DeclarativeView {
  let store: Store<ContactsState>

  var body: some DeclarativeView {
    let visit = Binding(
      get: { store.state.page?.visit }, set: { _ in store.dispatch(.wentBack) })
    PageStackView(visit: visit) {
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
