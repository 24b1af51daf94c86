import ScreenKitDeclarative

struct ChatsTab: DeclarativeView {
  @Bindable var viewModel: ChatsViewModel

  var body: some DeclarativeView {
    NavigationStack(path: $viewModel.path) {
      ChatsView(viewModel: viewModel)
    } destination: { screen in
      switch screen {
      case .thread(let thread): ThreadView(viewModel: thread)
      case .newGroup(let newGroup): NewGroupView(viewModel: newGroup)
      }
    }
  }
}
