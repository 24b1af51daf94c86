import ScreenKitDeclarative

struct ContactsTab: DeclarativeView {
  @Bindable var viewModel: ContactsViewModel

  var body: some DeclarativeView {
    NavigationStack(path: $viewModel.path) {
      ContactsView(viewModel: viewModel)
    } destination: { screen in
      switch screen {
      case .contact(let contact): ContactView(viewModel: contact)
      case .newContact(let newContact): NewContactView(viewModel: newContact)
      }
    }
  }
}
