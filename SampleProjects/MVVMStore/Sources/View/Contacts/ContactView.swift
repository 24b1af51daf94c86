import MessengerTexts
import ScreenKitDeclarative

struct ContactView: DeclarativeView {
  @Bindable var viewModel: ContactViewModel

  var body: some DeclarativeView {
    VStack {
      Text(viewModel.name).accessibilityIdentifier("contact.name")
      Text(viewModel.handle).accessibilityIdentifier("contact.handle")
      Button(viewModel.texts[.writeMessage]) { viewModel.writeMessage() }
        .accessibilityIdentifier("contact.message")
      Button(viewModel.texts[.deleteContact]) { viewModel.isAsking = true }
        .accessibilityIdentifier("contact.delete")
      if let errorText = viewModel.errorText {
        Text(errorText).accessibilityIdentifier("contact.error")
      }
    }
    .navigationTitle(viewModel.name)
    .alert(viewModel.question, isPresented: $viewModel.isAsking) {
      Button(viewModel.texts[.deleteContact], role: .destructive) { viewModel.delete() }
        .accessibilityIdentifier("alert.delete")
      Button(viewModel.texts[.cancel], role: .cancel) {}.accessibilityIdentifier("alert.cancel")
    }
  }
}
