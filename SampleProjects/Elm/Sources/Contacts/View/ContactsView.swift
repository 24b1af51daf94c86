import MessengerTexts
import ScreenKitDeclarative

struct ContactsView: DeclarativeView {
  let model: ContactsModel
  let send: Send<ContactsMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    TabStack(visit: model.pages.presentVisit, goBack: { send(.wentBack) }) {
      ContactListView(model: model, send: send)
    } page: {
      switch model.pages.page {
      case .contact(let contact):
        ContactView(model: contact) { send(.contact($0)) }
      case .newContact(let contact):
        NewContactView(model: contact) { send(.newContact($0)) }
      case nil:
        EmptyView()
      }
    }
  }
}
