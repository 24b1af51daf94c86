import ScreenKitDeclarative

struct RootView: DeclarativeView {
  let viewModel: RootViewModel

  var body: some DeclarativeView {
    if viewModel.isSignedIn {
      TabsView(viewModel: viewModel.tabs)
    } else {
      LoginView(viewModel: viewModel.login)
    }
  }
}
