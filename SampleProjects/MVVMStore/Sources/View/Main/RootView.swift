import ScreenKitDeclarative

struct RootView: DeclarativeView {
  let viewModel: RootViewModel

  var body: some DeclarativeView {
    switch viewModel.screen {
    case .login(let login): LoginView(viewModel: login)
    case .tabs(let tabs): TabsView(viewModel: tabs)
    }
  }
}
