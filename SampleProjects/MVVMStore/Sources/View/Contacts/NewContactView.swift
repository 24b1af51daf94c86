import MessengerTexts
import ScreenKitDeclarative

struct NewContactView: DeclarativeView {
  @Bindable var viewModel: NewContactViewModel

  var body: some DeclarativeView {
    VStack {
      TextField(viewModel.texts[.contactName], text: $viewModel.name)
        .accessibilityIdentifier("newContact.name")
      TextField(viewModel.texts[.contactHandle], text: $viewModel.handle)
        .accessibilityIdentifier("newContact.handle")
      Button(viewModel.texts[.save]) { viewModel.save() }
        .disabled(viewModel.isBusy)
        .accessibilityIdentifier("newContact.save")
      AttemptView(
        screen: "newContact", isBusy: viewModel.isBusy, errorText: viewModel.errorText)
    }
    .navigationTitle(viewModel.texts[.newContact])
  }
}
