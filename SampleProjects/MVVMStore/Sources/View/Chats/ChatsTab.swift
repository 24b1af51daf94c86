import ScreenKitDeclarative

struct ChatsTab: DeclarativeView {
  @Bindable var viewModel: ChatsViewModel

  var body: some DeclarativeView {
    NavigationStack(path: $viewModel.path) {
      ChatsView(viewModel: viewModel)
    } destination: { screen in
      switch screen {
      case .thread:
        if let thread = viewModel.thread { ThreadView(viewModel: thread) }
      case .newGroup:
        NewGroupView(viewModel: viewModel.newGroup)
      }
    }
  }
}
