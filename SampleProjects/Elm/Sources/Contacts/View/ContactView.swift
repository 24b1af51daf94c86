import MessengerTexts
import ScreenKitDeclarative

struct ContactView: DeclarativeView {
  let model: ContactModel
  let send: Send<ContactMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      Text(model.contact.name).accessibilityIdentifier("contact.name")
      Text("@\(model.contact.handle)").accessibilityIdentifier("contact.handle")
      Button(texts[.writeMessage]) { send(.messageTapped) }
        .accessibilityIdentifier("contact.message")
      Button(texts[.deleteContact]) { send(.deleteTapped) }
        .accessibilityIdentifier("contact.delete")
      if let problem = model.problem {
        Text(texts[problem]).accessibilityIdentifier("contact.error")
      }
    }
    .navigationTitle(model.contact.name)
    .alert(
      texts[.deleteTitle, model.contact.name], isPresented: .constant(model.activity == .asking)
    ) {
      Button(texts[.deleteContact], role: .destructive) { send(.deleteConfirmed) }
        .accessibilityIdentifier("alert.delete")
      Button(texts[.cancel], role: .cancel) { send(.deleteCancelled) }
        .accessibilityIdentifier("alert.cancel")
    }
  }
}
