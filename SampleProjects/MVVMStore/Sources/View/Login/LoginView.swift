import MessengerTexts
import ScreenKitDeclarative

struct LoginView: DeclarativeView {
  @Bindable var viewModel: LoginViewModel

  var body: some DeclarativeView {
    VStack {
      Text(viewModel.networkText).accessibilityIdentifier("login.network")
      TextField(viewModel.texts[.username], text: $viewModel.username)
        .accessibilityIdentifier("login.username")
      SecureField(viewModel.texts[.password], text: $viewModel.password)
        .onSubmit { viewModel.submit() }
        .accessibilityIdentifier("login.password")
      Button(viewModel.texts[.signIn]) { viewModel.submit() }
        .disabled(viewModel.isBusy)
        .accessibilityIdentifier("login.submit")
      AttemptView(
        screen: "login", isBusy: viewModel.isBusy, errorText: viewModel.errorText)
    }
    .navigationTitle(viewModel.texts[.loginTitle])
  }
}
