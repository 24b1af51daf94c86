import ScreenKitDeclarative

struct ContactsTab: DeclarativeView {
  @Bindable var viewModel: ContactsViewModel

  var body: some DeclarativeView {
    NavigationStack(path: $viewModel.path) {
      ContactsView(viewModel: viewModel)
    } destination: { screen in
      switch screen {
      case .contact:
        if let contact = viewModel.contact { contact }
      case .newContact:
        NewContactView(viewModel: viewModel.newContact)
      }
    }
  }
}
