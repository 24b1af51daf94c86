import MessengerTexts
import ScreenKitDeclarative

struct ThreadView: DeclarativeView {
  @Bindable var viewModel: ThreadViewModel

  var body: some DeclarativeView {
    VStack {
      Text(viewModel.networkText).accessibilityIdentifier("thread.network")
      if viewModel.canLeave {
        Button(viewModel.texts[.leaveGroup]) { viewModel.isAsking = true }
          .accessibilityIdentifier("thread.leave")
      }
      MessagesView(viewModel: viewModel)
      TextField(viewModel.texts[.message], text: $viewModel.draft)
        .onSubmit { viewModel.sendMessage() }
        .accessibilityIdentifier("thread.input")
      Button(viewModel.texts[.send]) { viewModel.sendMessage() }
        .disabled(!viewModel.canSend)
        .accessibilityIdentifier("thread.send")
    }
    .navigationTitle(viewModel.title)
    .onAppear { viewModel.appear() }
    .onDisappear { viewModel.disappear() }
    .alert(viewModel.question, isPresented: $viewModel.isAsking) {
      Button(viewModel.texts[.leave], role: .destructive) { viewModel.leave() }
        .accessibilityIdentifier("alert.leave")
      Button(viewModel.texts[.cancel], role: .cancel) {}.accessibilityIdentifier("alert.cancel")
    }
  }
}
